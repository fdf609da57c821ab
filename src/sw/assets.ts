import { copyResponse } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { ROUTES } from '../config/routes.ts';

declare const self: ServiceWorkerGlobalScope;

/** The hashed files of the version before, for pages of it that are still open. */
const PREVIOUS = 'previous-assets';
const isAsset = (url: URL) => url.origin === self.location.origin && url.pathname.startsWith('/assets/');

/**
 * Lays aside what the version before has and this one does not. A page of it goes on with its own files after another
 * tab has taken this version; their names say what is in them, so the two never mix.
 */
async function keepPrevious(precache: PrecacheController): Promise<void> {
  await caches.delete(PREVIOUS);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 0) return;
  const own = new Set(precache.getURLsToCacheKeys().values());
  const [current, previous] = await Promise.all([caches.open(precache.strategy.cacheName), caches.open(PREVIOUS)]);
  const requests = (await current.keys()).filter(({ url }) => !own.has(url) && isAsset(new URL(url)));
  await Promise.all(
    requests.map(async (request) => {
      const file = await current.match(request);
      if (file) await previous.put(request, file);
    }),
  );
}

/** Small files on a slow line: one after the other, as Workbox fetches them, the way there and back is all they wait for. */
const AT_ONCE = 6;

/** Has every file of the build kept, and the documents after all that they need. Throws when one cannot be kept. */
async function keepBuild(
  precache: PrecacheController,
  keep: (request: Request, cacheKey: string) => Promise<unknown>,
): Promise<void> {
  const all = [...precache.getURLsToCacheKeys()];
  for (const cache of ['default', 'reload'] as const) {
    const files = all.filter(([url, cacheKey]) => (url === cacheKey) === (cache === 'default')).values();
    const keepOn = async () => {
      for (const [url, cacheKey] of files) {
        await keep(new Request(url, { cache, credentials: 'same-origin', priority: 'low' }), cacheKey);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, keepOn));
  }
}

/** Fetches what this device does not have of the build; all of it, or this version is not installed. */
const install = (precache: PrecacheController, event: ExtendableEvent) =>
  keepBuild(precache, (request, cacheKey) =>
    Promise.all(precache.strategy.handleAll({ params: { cacheKey }, request, event })),
  );

/** Whether a document names files of this build only: the server may have a newer one by now. */
async function isOfThisBuild(precache: PrecacheController, document: Response): Promise<boolean> {
  const scripts = (await document.text()).match(/\/assets\/[\w.-]+\.js/g) ?? [];
  return scripts.every((path) => precache.getCacheKeyForURL(path));
}

/** Puts back what the browser has thrown away of a version that is installed, as long as the server has that version. */
async function restore(precache: PrecacheController): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName);
  await keepBuild(precache, async (request, cacheKey) => {
    if (await cache.match(cacheKey)) return;
    const file = await fetch(request);
    const isDocument = request.url.endsWith('.html');
    if (!file.ok || (isDocument && !(await isOfThisBuild(precache, file.clone()))))
      throw new Error(`This version's ${request.url} is not on the server.`);
    // Hosting leads to the address without .html, and a page must not be answered with what was led elsewhere
    await cache.put(cacheKey, file.redirected ? await copyResponse(file) : file);
  });
}

/** Serves from the build what `nameOf` says, and from the network, at the real address, what the device has lost. */
function serveKept(precache: PrecacheController, nameOf: (url: URL) => string) {
  return async ({ url, request, event }: RouteHandlerCallbackOptions): Promise<Response> => {
    const file = await precache.matchPrecache(nameOf(url)).catch(() => undefined);
    if (file) return file;
    restoring ??= restore(precache).then(() => {
      restoring = null;
    });
    event.waitUntil(restoring.catch(() => undefined));
    return fetch(request);
  };
}
/** While it goes on, and after it has failed: it is tried again in the worker's next life. */
let restoring: Promise<void> | null = null;

/**
 * Keeps the build on the device and serves it from there: its files, and the shell for every page. `manifest` lists the
 * build's files.
 */
export function serveBuild(manifest: (PrecacheEntry | string)[]): void {
  const precache = new PrecacheController();
  precache.addToCacheList(manifest);
  self.addEventListener('install', (event) => event.waitUntil(install(precache, event)));
  self.addEventListener('activate', (event) =>
    event.waitUntil(
      keepPrevious(precache)
        // a full device keeps no second version: a page of the one before is loaded anew when it misses something
        .catch(() => undefined)
        .then(() => precache.activate(event)),
    ),
  );
  const withoutQuery = ({ origin, pathname }: URL) => origin + pathname;
  registerRoute(
    ({ url }) => precache.getCacheKeyForURL(withoutQuery(url)) !== undefined,
    serveKept(precache, withoutQuery),
  );
  registerRoute(
    ({ url }) => isAsset(url),
    async ({ request }) => (await caches.match(request, { cacheName: PREVIOUS, ignoreVary: true })) ?? fetch(request),
  );
  registerRoute(
    new NavigationRoute(
      serveKept(precache, ({ pathname }) => (pathname === ROUTES.landing.path ? 'index.html' : 'app.html')),
      // the last ones are files to read, such as third-party-notices.txt
      { denylist: [/^\/api\//, /^\/__\//, /^\/[\w-]+\.(txt|xml)$/] },
    ),
  );
}
