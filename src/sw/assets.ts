import { copyResponse } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { ROUTES } from '../config/routes.ts';

declare const self: ServiceWorkerGlobalScope;

/** The hashed files of the previous version, for its pages that are still open. */
const PREVIOUS = 'previous-assets';
const isAsset = (url: URL) => url.origin === self.location.origin && url.pathname.startsWith('/assets/');

/**
 * Keeps the files that only the previous version has, for its open pages after another tab has updated. Names contain
 * content hashes, so versions never mix.
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

/** Workbox downloads one file at a time, which on a slow connection mostly waits for round trips. */
const AT_ONCE = 6;

/** Caches every file of the build, the documents last, after everything they need. Throws when one fails. */
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

/** Downloads what this device lacks of the build; if anything fails, this version isn't installed. */
const install = (precache: PrecacheController, event: ExtendableEvent) =>
  keepBuild(precache, (request, cacheKey) =>
    Promise.all(precache.strategy.handleAll({ params: { cacheKey }, request, event })),
  );

/** Returns whether a document refers only to this build's files: the server may have a newer one by now. */
async function isOfThisBuild(precache: PrecacheController, document: Response): Promise<boolean> {
  const scripts = (await document.text()).match(/\/assets\/[\w.-]+\.js/g) ?? [];
  return scripts.every((path) => precache.getCacheKeyForURL(path));
}

/** Restores files of the installed version that the browser has evicted, as long as the server has that version. */
async function restore(precache: PrecacheController): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName);
  await keepBuild(precache, async (request, cacheKey) => {
    if (await cache.match(cacheKey)) return;
    const file = await fetch(request);
    const isDocument = request.url.endsWith('.html');
    if (!file.ok || (isDocument && !(await isOfThisBuild(precache, file.clone()))))
      throw new Error(`This version's ${request.url} is not on the server.`);
    // Hosting redirects to the address without .html, and a navigation must not be answered with a redirected response
    await cache.put(cacheKey, file.redirected ? await copyResponse(file) : file);
  });
}

/** Serves the file that `nameOf` returns, or if it was evicted, the network's response at the real address. */
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
/** Set while it runs and after a failure, so the worker retries on its next start. */
let restoring: Promise<void> | null = null;

/** Caches the build and serves its files, and the shell for every page. `manifest` lists the build's files. */
export function serveBuild(manifest: (PrecacheEntry | string)[]): void {
  const precache = new PrecacheController();
  precache.addToCacheList(manifest);
  self.addEventListener('install', (event) => event.waitUntil(install(precache, event)));
  self.addEventListener('activate', (event) =>
    event.waitUntil(
      keepPrevious(precache)
        // a full device stores no second version: an old page that misses a file reloads
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
      // the last ones are plain files such as third-party-notices.txt
      { denylist: [/^\/(api|og|story)\//, /^\/__\//, /^\/[\w-]+\.(txt|xml)$/] },
    ),
  );
}
