import { canPush } from '../lib/push-subscription.ts';
import { areNotificationsOn, useNotifications } from './notifications.ts';
import { forgetDevice, registerDevice } from './push-device.ts';
import { useSession } from './state.ts';

/** Whom this device was last registered for, or is being. */
let current: string | null = null;

function follow(): void {
  const { user, profile, isLeaving } = useSession.getState();
  // a newcomer has no account yet; who leaves is forgotten by the session's end
  if (!user || !profile || isLeaving) return;
  const { isWanted } = useNotifications.getState();
  if (areNotificationsOn(useNotifications.getState())) {
    if (current === user.uid) return;
    current = user.uid;
    registerDevice(user.uid).catch((error: unknown) => {
      // open tabs go on telling what is new; the next start tries again
      console.warn('This device gets no pushes:', error);
    });
  } else if (isWanted === false) {
    current = null;
    void forgetDevice(user.uid);
  }
}

/** Starts to keep this device registered for pushes while its person wants them. Call it once. */
export function startPush(): void {
  if (!canPush()) return;
  follow();
  useNotifications.subscribe(follow);
  useSession.subscribe(follow);
}
