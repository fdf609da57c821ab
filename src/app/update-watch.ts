import { UPDATE_LOOK_MS, UPDATE_PUT_OFF_MS } from '@domain/limits.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { isWithin } from '../lib/clock.ts';
import { keepForOffline } from '../lib/keep-for-offline.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { useUpdateNotice } from './lazy-update.tsx';
import { appWorker, UpdateNotice } from './update-notice.tsx';

function announce(): void {
  const putOff = readStored<number>(STORAGE_KEYS.updatePutOff) ?? 0;
  if (!isWithin(putOff, UPDATE_PUT_OFF_MS)) useUpdateNotice.setState({ Notice: UpdateNotice });
}

/** Announces a waiting version again when a person returns to the page, and after a long time checks for one. */
function lookNowAndThen(announceIfThere: () => void): void {
  let lastLook = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    announceIfThere();
    if (isWithin(lastLook, UPDATE_LOOK_MS)) return;
    lastLook = Date.now();
    appWorker.update().catch(() => undefined); // no network: the next time
  });
}

/**
 * Registers the service worker and announces a waiting version, whether it was already there, is found later, or is
 * activated by another tab. Throws where the browser refuses service workers.
 */
export async function watchForUpdates(): Promise<void> {
  addEventListener('storage', ({ key, newValue }) => {
    // postponed in another tab
    if (key === STORAGE_KEYS.updatePutOff && newValue !== null) useUpdateNotice.setState({ Notice: null });
  });
  const registration = await appWorker.register();
  if (!registration) return;
  // a first worker, on a page that had none, isn't an update
  let hadWorker = navigator.serviceWorker.controller !== null;
  // on a first visit only what it has loaded; a returning visitor may want every page
  void keepForOffline(...(hadWorker ? (['visitor'] as const) : []));
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
  // Workbox misses an installation that began before it was loaded
  registration.installing?.addEventListener('statechange', announceIfThere);
  lookNowAndThen(announceIfThere);
  if (isThere()) announce();
  else if (!registration.installing) writeStored(STORAGE_KEYS.updatePutOff, null);
}
