import { afterLoading } from '../lib/after-loading.ts';

/** Registers the worker that keeps the app for offline use, and looks for new versions. Development runs without one. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // without it this page goes on as it is, and the next one tries again
  afterLoading(() => import('./update-watch.ts').then(({ watchForUpdates }) => watchForUpdates()));
}
