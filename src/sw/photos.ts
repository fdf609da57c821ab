import { PHOTOS_KEPT, PHOTOS_KEPT_S } from '@domain/limits.ts';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { PHOTOS } from '../config/photos.ts';

/**
 * Keeps the profile photos that were seen last, so that they are there without a network too. Anyone may see them, and
 * a new photo has a new address.
 */
export function keepPhotos(): void {
  registerRoute(
    ({ url, request }) =>
      request.destination === 'image' && url.href.startsWith(PHOTOS) && url.searchParams.get('alt') === 'media',
    new CacheFirst({
      cacheName: 'photos',
      // what an <img> asks for cannot be looked into: neither whether it is a photo nor how large it is
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
