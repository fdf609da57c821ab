import { UPDATE_LOOK_MS, UPDATE_PUT_OFF_MS } from '@domain/limits.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { appWorker } from './app-worker.ts';
import { UpdateNotice } from './update-notice.tsx';
import { useUpdateNotice } from './update-slot.tsx';

function announce(): void {
  const putOff = readStored<number>(STORAGE_KEYS.updatePutOff) ?? 0;
  if (Date.now() - putOff > UPDATE_PUT_OFF_MS) useUpdateNotice.setState({ Notice: UpdateNotice });
}

/** When a person comes back to a page: announces again what is there, and looks for a version after a long time. */
function lookNowAndThen(announceIfThere: () => void): void {
  let lastLook = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    announceIfThere();
    if (Date.now() - lastLook < UPDATE_LOOK_MS) return;
    lastLook = Date.now();
    appWorker.update().catch(() => undefined); // no network: the next time
  });
}

/**
 * Registers the service worker and announces a version that waits, whether it waited already, is found while this page is
 * open, or is taken in another tab. Throws where the browser refuses service workers.
 */
export async function watchForUpdates(): Promise<void> {
  addEventListener('storage', ({ key, newValue }) => {
    // put off in another tab
    if (key === STORAGE_KEYS.updatePutOff && newValue !== null) useUpdateNotice.setState({ Notice: null });
  });
  const registration = await appWorker.register();
  if (!registration) return;
  // a first worker, which takes over a page that had none, is no news
  let hadWorker = navigator.serviceWorker.controller !== null;
  let isTaken = false;
  const isThere = () => isTaken || (hadWorker && registration.waiting !== null);
  const announceIfThere = () => {
    if (isThere()) announce();
  };
  appWorker.addEventListener('waiting', announceIfThere);
  appWorker.addEventListener('controlling', () => {
    isTaken = hadWorker;
    hadWorker = true;
    announceIfThere();
  });
  // Workbox follows only what it sees begin, and the browser may have begun to install a version before
  registration.installing?.addEventListener('statechange', announceIfThere);
  lookNowAndThen(announceIfThere);
  if (isThere()) announce();
  else if (!registration.installing) writeStored(STORAGE_KEYS.updatePutOff, null);
}
