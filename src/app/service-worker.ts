import { afterLoading } from '../lib/after-loading.ts';

/** Registers the service worker for offline use, and checks for new versions. Not used in development. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // a failure is harmless: the next page tries again
  afterLoading(() => import('./update-watch.ts').then(({ watchForUpdates }) => watchForUpdates()));
}
