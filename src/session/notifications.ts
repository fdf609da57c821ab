import { create } from 'zustand';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { notificationPermission } from '../lib/push-subscription.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { useSession } from './state.ts';

interface Notifications {
  /** The browser's setting; null where it has no notifications for this page. */
  permission: NotificationPermission | null;
  /** This person's choice on this device; null until they have made one. */
  isWanted: boolean | null;
}

const uidNow = () => useSession.getState().user?.uid ?? null;
const wishNow = () => {
  const uid = uidNow();
  return uid === null ? null : readStored<boolean>(STORAGE_KEYS.notify(uid));
};

export const useNotifications = create<Notifications>(() => ({
  permission: notificationPermission(),
  isWanted: wishNow(),
}));

/** Returns whether a notification may be shown: both the browser and the person allow it. */
export const areNotificationsOn = ({ permission, isWanted }: Notifications): boolean =>
  permission === 'granted' && isWanted === true;

const decide = (isWanted: boolean) => {
  const uid = uidNow();
  if (uid === null) return;
  useNotifications.setState({ isWanted, permission: notificationPermission() });
  writeStored(STORAGE_KEYS.notify(uid), isWanted);
};

/** Asks the browser, after a tap, and stores the choice. Returns whether notifications are on now. */
export async function allowNotifications(): Promise<boolean> {
  await Notification.requestPermission().catch(() => undefined);
  // the person said yes: allowed in the browser's settings later, notifications are on
  if (notificationPermission() !== 'default') decide(true);
  return areNotificationsOn(useNotifications.getState());
}

export const declineNotifications = () => decide(false);

let hasStarted = false;
/** Starts to follow the browser's settings, other tabs and the session. Calling it again does nothing. */
export function startNotifications(): void {
  if (hasStarted) return;
  hasStarted = true;
  const look = () => useNotifications.setState({ permission: notificationPermission() });
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  addEventListener('storage', ({ key }) => {
    const uid = uidNow();
    if (uid !== null && key === STORAGE_KEYS.notify(uid)) useNotifications.setState({ isWanted: wishNow() });
  });
  useSession.subscribe(({ user }, { user: before }) => {
    if (user?.uid !== before?.uid) useNotifications.setState({ isWanted: wishNow() });
  });
  useNotifications.setState({ permission: notificationPermission(), isWanted: wishNow() });
}
