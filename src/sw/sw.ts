import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches } from 'workbox-precaching';
import type { BuildFile } from '../config/build-parts.ts';
import { serveBuild } from './assets.ts';
import { deliverOnSync } from './outbox.ts';
import { keepPhotos } from './photos.ts';
import { sendErrors } from './report-errors.ts';
import './notifications.ts';
import './push.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildFile[] };

sendErrors();
// responses of the API, Firestore and Auth are never cached
clientsClaim();
cleanupOutdatedCaches();
serveBuild(self.__WB_MANIFEST);
keepPhotos();
deliverOnSync();

// a new version takes over only when the person agrees
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | undefined)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
