import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { BuildFile, BuildPart, KeepMessage } from '../config/build-parts.ts';
import { ROUTES } from '../config/routes.ts';
import { savesData } from '../config/saves-data.ts';

declare const self: ServiceWorkerGlobalScope;

/** The hashed files of the previous version, for its pages that are still open. */
const PREVIOUS = 'previous-assets';
const isAsset = (url: URL) => url.origin === self.location.origin && url.pathname.startsWith('/assets/');
const isDocument = (url: string) => url.endsWith('.html');

/** Names an empty cache for each part that this device keeps: a later version finds it, too. */
const MARK = 'kept-';
/** Returns the parts to bring up to date: where data is saved none, so a page that needs one brings its files. */
const keptParts = async () =>
  savesData()
    ? []
    : (await caches.keys()).flatMap((name) => (name.startsWith(MARK) ? (name.slice(MARK.length) as BuildPart) : []));

/** For open pages after another tab has updated. Names contain content hashes, so versions never mix. */
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

/** Returns whether a document refers only to this build's files: the server may have a newer one by now. */
async function isOfThisBuild(precache: PrecacheController, document: Response): Promise<boolean> {
  const scripts = (await document.text()).match(/\/assets\/[\w.-]+\.js/g) ?? [];
  return scripts.every((path) => precache.getCacheKeyForURL(path));
}

/** Downloads a file of this build, unless the browser's own cache has it. Throws when the server lacks it. */
async function download(precache: PrecacheController, url: string): Promise<Response> {
  // what pages have just loaded comes from the browser's own cache
  const cache = isDocument(url) ? 'reload' : 'default';
  // Hosting redirects to the address without .html, and a navigation must not be answered with a redirected response
  const address = url.replace(/(?:\/index)?\.html$/, '');
  const file = await fetch(new Request(address, { cache, credentials: 'same-origin', priority: 'low' }));
  if (!file.ok || (isDocument(url) && !(await isOfThisBuild(precache, file.clone()))))
    throw new Error(`This version's ${url} is not on the server.`);
  return file;
}

const jsonFile = (json: string) => new Response(json, { headers: { 'content-type': 'application/json' } });

/** One file at a time would mostly wait for round trips on a slow connection. */
const AT_ONCE = 6;

/**
 * Keeps what this device lacks of these files, the documents last, after everything they need. What is `embedded` isn't
 * downloaded. Throws when one fails.
 */
async function keep(
  precache: PrecacheController,
  urls: Iterable<string>,
  embedded: KeepMessage['embedded'] = {},
): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...new Set([...Object.keys(embedded), ...urls])].flatMap((url) => {
    const cacheKey = precache.getCacheKeyForURL(url);
    if (!cacheKey || there.has(cacheKey)) return [];
    there.add(cacheKey);
    return [{ url: new URL(url, self.location.origin).href, cacheKey, json: embedded[url] }];
  });
  for (const areDocuments of [false, true]) {
    const files = missing.filter(({ url }) => isDocument(url) === areDocuments).values();
    const keepOn = async () => {
      for (const { url, cacheKey, json } of files)
        await cache.put(cacheKey, json === undefined ? await download(precache, url) : jsonFile(json));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, keepOn));
  }
}

/** Serves the first of the files `namesOf` that is here, else the network's response at the real address. */
function serveKept(precache: PrecacheController, namesOf: (url: URL) => string[]) {
  return async ({ url, request, event }: RouteHandlerCallbackOptions): Promise<Response> => {
    const names = namesOf(url);
    for (const name of names) {
      const file = await precache.matchPrecache(name).catch(() => undefined);
      if (file) return file;
    }
    const response = await fetch(request);
    // what a page has loaded is kept; a failure only means that it is asked for again
    if (response.ok) event.waitUntil(keep(precache, names).catch(() => undefined));
    return response;
  };
}

/** Keeps the shell, what pages load, and the parts that they ask for; serves the shell for every page. */
export function serveBuild(build: readonly BuildFile[]): void {
  const precache = new PrecacheController();
  precache.addToCacheList(build.map(({ url, revision }) => ({ url, revision })));
  const filesOf = (wanted: readonly BuildPart[]) =>
    build
      .filter(({ parts }) => parts?.every((part) => part === 'shell' || wanted.includes(part)))
      .map(({ url }) => url);

  self.addEventListener('install', (event) =>
    event.waitUntil(keptParts().then((kept) => keep(precache, filesOf(kept)))),
  );
  self.addEventListener('activate', (event) =>
    event.waitUntil(
      keepPrevious(precache)
        // a full device stores no second version: an old page that misses a file reloads
        .catch(() => undefined)
        .then(() => precache.activate(event)),
    ),
  );
  let keeping = Promise.resolve();
  self.addEventListener('message', (event) => {
    const message = event.data as KeepMessage | undefined;
    if (message?.type !== 'KEEP') return;
    const keepMore = async () => {
      const { parts, loaded, embedded } = message;
      await keep(precache, [...loaded, ...filesOf([...(await keptParts()), ...parts])], embedded);
      await Promise.all(parts.map((part) => caches.open(MARK + part)));
    };
    // one after another, as two would fetch the same; without a network, or a file: the next page asks again
    keeping = keeping.then(keepMore).catch(() => undefined);
    event.waitUntil(keeping);
  });
  const withoutQuery = ({ origin, pathname }: URL) => origin + pathname;
  registerRoute(
    ({ url }) => precache.getCacheKeyForURL(withoutQuery(url)) !== undefined,
    serveKept(precache, (url) => [withoutQuery(url)]),
  );
  registerRoute(
    ({ url }) => isAsset(url),
    async ({ request }) => (await caches.match(request, { cacheName: PREVIOUS, ignoreVary: true })) ?? fetch(request),
  );
  registerRoute(
    new NavigationRoute(
      serveKept(precache, ({ pathname }) =>
        pathname === ROUTES.landing.path ? ['index.html', 'app.html'] : ['app.html'],
      ),
      // the last ones are plain files such as third-party-notices.txt
      { denylist: [/^\/(api|embed|og|story)\//, /^\/__\//, /^\/[\w-]+\.(txt|xml)$/] },
    ),
  );
}
