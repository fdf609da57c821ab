/** Registers the worker that keeps the app's shell for offline use. Development runs without one. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // after the page is usable: the worker's download must not compete with the visitor's first screen
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
  if (document.readyState === 'complete') void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
