import { findRoute } from '../config/find-route.ts';
import { href } from '../config/href.ts';
import { MESSAGE_NOTIFICATION } from '../config/message-notification.ts';

declare const self: ServiceWorkerGlobalScope;

/** Returns whether a window shows a creator's page; a visitor's page is left alone. */
const isOwn = ({ url }: WindowClient) => findRoute(new URL(url).pathname)?.audience === 'creator';

/** Shows the messages, in an open window if there is one. */
async function showMessages(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.find(isOwn);
  if (!own) {
    await self.clients.openWindow(href.dashboard('messages'));
    return;
  }
  // before focusing, which the browser may refuse
  own.postMessage({ type: MESSAGE_NOTIFICATION.tapped });
  await own.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  if (event.notification.tag === MESSAGE_NOTIFICATION.tag) event.waitUntil(showMessages());
});
