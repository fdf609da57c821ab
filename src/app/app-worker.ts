import { Workbox } from 'workbox-window';

/** The service worker as this page sees it. To be loaded only where the browser has service workers. */
export const appWorker = new Workbox('/sw.js');
