import { Workbox } from 'workbox-window';

/** The service worker as this page sees it. Load it only where the browser supports service workers. */
export const appWorker = new Workbox('/sw.js');
