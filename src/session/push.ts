import { DomainError } from '@domain/errors.ts';
import { i18n, loadTexts } from '../i18n/i18n.ts';
import { canPush } from '../lib/push-subscription.ts';
import { notify } from '../stores/notices.ts';
import { areNotificationsOn, useNotifications } from './notifications.ts';
import { forgetDevice, registerDevice } from './push-device.ts';
import { useSession } from './state.ts';

/** Whom this device was last registered for, or is being. */
let current: string | null = null;

/** Says that the promise of pushes, which was made when they were turned on, doesn't hold on this device, and why. */
async function tellNoPush(error: unknown): Promise<void> {
  await loadTexts('install');
  const isUnknown = error instanceof DomainError && error.code === 'push-unknown';
  const why = i18n.t(isUnknown ? 'error.push-unknown' : 'install:notify.noPush');
  notify({ kind: 'info', title: i18n.t('install:notify.noPushTitle'), description: why });
}

/** `isNew`: the person has just turned notifications on. */
function follow(isNew: boolean): void {
  const { user, profile, isLeaving } = useSession.getState();
  // a newcomer has no account yet; who leaves is forgotten by the session's end
  if (!user || !profile || isLeaving) return;
  const { isWanted } = useNotifications.getState();
  if (areNotificationsOn(useNotifications.getState())) {
    if (current === user.uid) return;
    current = user.uid;
    registerDevice(user.uid).catch((error: unknown) => {
      // open tabs keep announcing news; the next start tries again
      console.warn('This device gets no pushes:', error);
      if (isNew) tellNoPush(error).catch(() => undefined);
    });
  } else if (isWanted === false) {
    current = null;
    void forgetDevice(user.uid);
  }
}

/** Starts to keep this device registered for pushes while its person wants them. Call it once. */
export function startPush(): void {
  if (!canPush()) return;
  follow(false);
  useNotifications.subscribe((now, before) => follow(now.isWanted === true && before.isWanted !== true));
  useSession.subscribe(() => follow(false));
}
