import { create } from 'zustand';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';

interface Notifications {
  /** The browser's word; null where it has no notifications for this page. */
  permission: NotificationPermission | null;
  /** This person's word on this device; null until there is one. */
  isWanted: boolean | null;
}

const permissionNow = () =>
  'Notification' in globalThis && 'serviceWorker' in navigator ? Notification.permission : null;

/** Whether this device may say when a message comes in. */
export const useNotifications = create<Notifications>(() => ({
  permission: permissionNow(),
  isWanted: readStored(STORAGE_KEYS.notify),
}));

/** Whether a notification may be shown now: both have said yes. */
export const areNotificationsOn = ({ permission, isWanted }: Notifications): boolean =>
  permission === 'granted' && isWanted === true;

const decide = (isWanted: boolean) => {
  useNotifications.setState({ isWanted, permission: permissionNow() });
  writeStored(STORAGE_KEYS.notify, isWanted);
};

/** Asks the browser, after a tap, and remembers the wish. Gives whether notifications are on now. */
export async function allowNotifications(): Promise<boolean> {
  await Notification.requestPermission().catch(() => undefined);
  // a browser's no is no no of this person's: allowed in its settings later, they are on
  if (permissionNow() !== 'default') decide(true);
  return areNotificationsOn(useNotifications.getState());
}

/** No notifications on this device. */
export const declineNotifications = () => decide(false);

// changed in the browser's settings, or in another tab
const look = () => useNotifications.setState({ permission: permissionNow() });
globalThis.document?.addEventListener('visibilitychange', look);
globalThis.addEventListener?.('focus', look);
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === STORAGE_KEYS.notify) useNotifications.setState({ isWanted: readStored(STORAGE_KEYS.notify) });
});
