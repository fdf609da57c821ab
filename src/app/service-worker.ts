import { afterLoading, savesData } from '../lib/after-loading.ts';
import { readSessionHint } from '../session/hint.ts';

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
