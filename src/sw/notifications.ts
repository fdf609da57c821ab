import { findRoute } from '../config/find-route.ts';
import { href } from '../config/href.ts';
import { MESSAGE_NOTIFICATION } from '../config/message-notification.ts';

declare const self: ServiceWorkerGlobalScope;

/** Whether a window shows a creator's own page: what a visitor is in the middle of stays as it is. */
const isOwn = ({ url }: WindowClient) => findRoute(new URL(url).pathname)?.audience === 'creator';

/** Leads to the messages, in the window that is open already if there is one. */
async function showMessages(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.find(isOwn);
  if (!own) {
    await self.clients.openWindow(href.dashboard('messages'));
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
