import { UPDATE_LOOK_MS, UPDATE_PUT_OFF_MS } from '@domain/limits.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { UpdateNotice } from './update-notice.tsx';
import { useUpdateNotice } from './update-slot.tsx';

function tell(): void {
  const putOff = readStored<number>(STORAGE_KEYS.updatePutOff) ?? 0;
  if (Date.now() - putOff > UPDATE_PUT_OFF_MS) useUpdateNotice.setState({ Notice: UpdateNotice });
}

/**
 * When a person comes back to a page: tells again of a version that is there, and looks for one where the page has been
 * open for long.
 */
function lookNowAndThen(registration: ServiceWorkerRegistration, isThere: () => boolean): void {
  let lastLook = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (isThere()) tell();
    if (Date.now() - lastLook < UPDATE_LOOK_MS) return;
    lastLook = Date.now();
    registration.update().catch(() => undefined); // no network: the next time
  });
}

/**
 * Registers the worker and tells of a version that waits, whether it waited already, is found while this page is open,
 * or is taken in another tab. Throws where the browser has no room for workers.
 */
export async function watchForUpdates(): Promise<void> {
  const { serviceWorker } = navigator;
  // a first worker, which takes over a page that had none, is no news
  let hadWorker = serviceWorker.controller !== null;
  let isTaken = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) {
      isTaken = true;
      tell();
    }
    hadWorker = true;
  });
  addEventListener('storage', ({ key, newValue }) => {
    // put off in another tab
    if (key === STORAGE_KEYS.updatePutOff && newValue !== null) useUpdateNotice.setState({ Notice: null });
  });
  const registration = await serviceWorker.register('/sw.js');
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && hadWorker) tell();
    });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  const isThere = () => isTaken || (registration.waiting !== null && hadWorker);
  lookNowAndThen(registration, isThere);
  if (isThere()) tell();
  else if (!registration.installing) writeStored(STORAGE_KEYS.updatePutOff, null);
}
