import { PHOTOS_KEPT, PHOTOS_KEPT_S } from '@domain/limits.ts';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { PHOTOS } from '../config/env.ts';

/** Caches the most recent profile photos for offline use. They are public, and a new photo has a new address. */
export function keepPhotos(): void {
  registerRoute(
    ({ url, request }) =>
      request.destination === 'image' && url.href.startsWith(PHOTOS) && url.searchParams.get('alt') === 'media',
    new CacheFirst({
      cacheName: 'photos',
      // an <img> response is opaque: neither its type nor its size can be checked
      fetchOptions: { mode: 'cors', credentials: 'omit' },
      matchOptions: { ignoreVary: true },
      plugins: [
        new ExpirationPlugin({
          maxEntries: PHOTOS_KEPT,
          maxAgeSeconds: PHOTOS_KEPT_S,
          purgeOnQuotaError: true,
        }) as WorkboxPlugin,
        { handlerDidError: ({ request }) => fetch(request) },
      ],
    }),
  );
}
