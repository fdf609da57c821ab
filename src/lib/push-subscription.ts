import type { PushSubscriptionData } from '@domain/push/subscription.ts';
import { vapidPublicKey } from '../config/env.ts';

/** Returns what the person allows; null where the browser has no notifications for this page. */
export const notificationPermission = (): NotificationPermission | null =>
  (navigator.serviceWorker && globalThis.Notification)?.permission ?? null;

/** Returns whether this build and this browser can receive pushes. On iOS only an installed app can. */
export const canPush = (): boolean =>
  vapidPublicKey !== '' && notificationPermission() !== null && 'PushManager' in globalThis;

const isSameKey = ({ options }: PushSubscription, key: Uint8Array) => {
  const theirs = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return theirs.length === key.length && theirs.every((byte, index) => byte === key[index]);
};

function keyBytes(): Uint8Array<ArrayBuffer> {
  const base64 = vapidPublicKey.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Returns whether this browser is subscribed. Never throws. */
export const isSubscribedToPush = (): Promise<boolean> =>
  current().then(
    (subscription) => subscription !== null,
    () => false,
  );

/** Subscribes this browser unless it is, and returns where to push to. Throws what the browser throws. */
export async function subscribeToPush(): Promise<PushSubscriptionData> {
  // already there, unless the visitor saves data
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = keyBytes();
  const known = await pushManager.getSubscription();
  const isOurs = known !== null && isSameKey(known, applicationServerKey);
  if (known && !isOurs) await known.unsubscribe();
  const subscription = isOurs ? known : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** Ends this browser's subscription: what is sent to it is lost, and the server learns that it is gone. Never throws. */
export async function unsubscribeFromPush(): Promise<void> {
  await current()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined);
}
