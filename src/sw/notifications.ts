import { MESSAGE_NOTIFICATION } from '../config/message-notification.ts';

declare const self: ServiceWorkerGlobalScope;

/** The creator's own screens: what a visitor is in the middle of stays as it is. */
const OWN_SCREENS = /^\/(dashboard|create-quiz|account)\b|^\/quiz\/[^/]+\/details$/;

/** Leads to the messages, in the window that is open already if there is one. */
async function showMessages(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.find(({ url }) => OWN_SCREENS.test(new URL(url).pathname));
  if (!own) {
    await self.clients.openWindow(MESSAGE_NOTIFICATION.path);
    return;
  }
  // told before it is focused, which the browser may refuse
  own.postMessage({ type: MESSAGE_NOTIFICATION.tapped });
  await own.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  if (event.notification.tag === MESSAGE_NOTIFICATION.tag) event.waitUntil(showMessages());
});
