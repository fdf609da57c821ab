import { savesData } from '../config/saves-data.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { afterLoading } from '../lib/after-loading.ts';
import { readStored, storedKeys } from '../lib/storage.ts';
import { readSessionHint } from '../session/hint.ts';
import { showLateNotice } from '../stores/notices.ts';

/** Shows the notice that the last page left, deletes what must not stay on this device, and keeps what an app stores. */
export function runStartupTasks(): void {
  showLateNotice();
  // rare: a private quiz was unlocked here
  if (storedKeys(STORAGE_KEYS.quizPass(''))[0])
    afterLoading(async () => (await import('../lib/expired-passes.ts')).forgetExpiredPasses());
  // late, as a page is translated late, and it costs those nothing who wait for the page
  afterLoading(async () => (await import('../lib/translated.ts')).workWithTranslators());
  // installed apps, and Safari, which is the only one to know the word
  if ('standalone' in navigator || !matchMedia('(display-mode: browser)').matches)
    afterLoading(async () => (await import('./home-screen.ts')).prepareHomeScreen());
  // rare: a quiz was put live without a network
  if (storedKeys(STORAGE_KEYS.quizDraft('guest', ''))[0])
    afterLoading(async () => (await import('./send-due.ts')).keepSending());
  // rare: the page that ended a session was closed too early
  if (readStored(STORAGE_KEYS.sessionEnd))
    void import('../session/cleanup.ts').then(
      ({ cleanUpIfEnded }) => cleanUpIfEnded(),
      () => null, // the next page that opens tries again
    );
}

/**
 * Registers the service worker for offline use, and checks for new versions. Not used in development, nor on the first
 * visit of somebody who saves data.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (savesData() && !navigator.serviceWorker.controller && !readSessionHint()) return;
  // a failure is harmless: the next page tries again
  afterLoading(() => import('./update-watch.ts').then(({ watchForUpdates }) => watchForUpdates()));
}
