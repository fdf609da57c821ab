import { findRoute } from '../config/find-route.ts';
import { href } from '../config/href.ts';
import { MESSAGE_NOTIFICATION, type Tapped } from '../config/message-notification.ts';

declare const self: ServiceWorkerGlobalScope;

/** Returns whether a window shows a creator's page; a visitor's page is left alone. */
const isOwn = ({ url }: WindowClient) => findRoute(new URL(url).pathname)?.audience === 'creator';

/** Returns the address a notification leads to: a page of ours, else the messages. */
function addressOf({ data }: Notification): string {
  const navigate: unknown = (data as { navigate?: unknown } | null)?.navigate;
  const url = typeof navigate === 'string' ? URL.parse(navigate, self.location.origin) : null;
  return url?.origin === self.location.origin ? url.pathname + url.search : href.dashboard('messages');
}

/** Opens an address, in an open window if there is one. */
async function open(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.find(isOwn);
  if (!own) {
    await self.clients.openWindow(address);
    return;
  }
  // before focusing, which the browser may refuse
  own.postMessage({ type: MESSAGE_NOTIFICATION.tapped, address } satisfies Tapped);
  await own.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification)));
});
