import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

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

/** Fetches what this device does not have of the build; all of it, or this version is not installed. */
async function fetchBuild(precache: PrecacheController, event: ExtendableEvent): Promise<void> {
  const files = precache.getURLsToCacheKeys().entries();
  const fetchOn = async () => {
    for (const [url, cacheKey] of files) {
      const isHashed = url === cacheKey;
      const request = new Request(url, {
        cache: isHashed ? 'default' : 'reload',
        credentials: 'same-origin',
        priority: 'low',
      });
      await Promise.all(precache.strategy.handleAll({ params: { cacheKey }, request, event }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
}

/**
 * Keeps the build on the device and serves it from there: its files, and the shell for every page. `manifest` lists the
 * build's files.
 */
export function serveBuild(manifest: (PrecacheEntry | string)[]): void {
  const precache = new PrecacheController();
  precache.addToCacheList(manifest);
  self.addEventListener('install', (event) => event.waitUntil(fetchBuild(precache, event)));
  self.addEventListener('activate', (event) =>
    event.waitUntil(
      keepPrevious(precache)
        // a full device keeps no second version: a page of the one before is loaded anew when it misses something
        .catch(() => undefined)
        .then(() => precache.activate(event)),
    ),
  );
  registerRoute(new PrecacheRoute(precache));
  registerRoute(
    ({ url }) => isAsset(url),
    async ({ request }) => (await caches.match(request, { cacheName: PREVIOUS, ignoreVary: true })) ?? fetch(request),
  );
  registerRoute(
    new NavigationRoute(precache.createHandlerBoundToURL('app.html'), { denylist: [/^\/api\//, /^\/__\//] }),
  );
}
