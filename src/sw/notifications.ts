import { findRoute } from '../config/find-route.ts';
import { href } from '../config/href.ts';
import { MESSAGE_NOTIFICATION, type Tapped } from '../config/message-notification.ts';

declare const self: ServiceWorkerGlobalScope;

/** Whether it is a creator's page. A visitor's is left alone. */
const isOwn = (url: string) => findRoute(new URL(url, self.location.origin).pathname)?.audience === 'creator';

/** Returns an address as URL, null if it is invalid. Safari before 18 has no URL.parse. */
function toUrl(address: unknown): URL | null {
  try {
    return typeof address === 'string' ? new URL(address, self.location.origin) : null;
  } catch {
    return null;
  }
}

/** Returns the address a notification leads to: one of our pages, otherwise the messages. */
function addressOf({ data }: Notification): string {
  const url = toUrl((data as { navigate?: unknown } | null)?.navigate);
  return url?.origin === self.location.origin ? url.pathname + url.search + url.hash : href.dashboard('messages');
}

/** Opens an address, one of a creator's in an open window of theirs if there is one. */
async function open(address: string): Promise<void> {
  const windows = isOwn(address) ? await self.clients.matchAll({ type: 'window', includeUncontrolled: true }) : [];
  const own = windows.find(({ url }) => isOwn(url));
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
