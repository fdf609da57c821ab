import { NOTIFICATION_ICONS } from '../config/message-notification.ts';
import { i18n, tryTexts } from '../i18n/i18n.ts';
import { areNotificationsOn, startNotifications, useNotifications } from './notifications.ts';
import { startPush } from './push.ts';
import { usePushDevice } from './push-device.ts';
import { showNotification, takeBackNotifications } from './shown-notifications.ts';
import { type SessionState, useSession } from './state.ts';

/** A lock that every visible tab of a creator holds. */
const SEEN_LOCK = 'whoknows-seen';

function holdWhileSeen(): void {
  if (document.hidden) return;
  const untilHidden = () =>
    new Promise<void>((resolve) => document.addEventListener('visibilitychange', () => resolve(), { once: true }));
  void navigator.locks?.request(SEEN_LOCK, { mode: 'shared' }, untilHidden).catch(() => undefined);
}

async function isSeenSomewhere(): Promise<boolean> {
  if (!document.hidden) return true;
  const { held } = (await navigator.locks?.query()) ?? {};
  return held?.some(({ name }) => name === SEEN_LOCK) === true;
}

/** Shows that there is a new message, without its text: anyone near the phone can read it. */
async function announce(unread: number): Promise<void> {
  if (!areNotificationsOn(useNotifications.getState()) || usePushDevice.getState().id !== null) return;
  if (await isSeenSomewhere()) return;
  await tryTexts('install');
  const { user, isLeaving } = useSession.getState();
  if (!user || isLeaving) return; // signed out meanwhile
  const words = { count: unread };
  await showNotification(i18n.t('install:notification.title', words), {
    body: i18n.t('install:notification.body', words),
    lang: i18n.language,
    ...NOTIFICATION_ICONS,
  });
}

/** Compares the server's counts only: what this device subtracts goes up and down without a new message. */
const hasRisen = ({ countedMessages: before }: SessionState, { countedMessages: now }: SessionState) =>
  before !== null && now !== null && now > before;

let hasStarted = false;
/** Notifies of messages that come while the app is in the background, once for all tabs. Calling it again is fine. */
export function startMessageNotifications(): void {
  if (hasStarted) return;
  hasStarted = true;
  startNotifications();
  startPush();
  useSession.subscribe((now, before) => {
    const unread = now.account?.inbox.unread ?? 0;
    if (now.isLeaving || (before.account && unread === 0)) void takeBackNotifications();
    else if (hasRisen(before, now)) announce(unread).catch(() => undefined); // the message is in the app all the same
  });
  const look = () => {
    holdWhileSeen();
    if (!document.hidden) void takeBackNotifications();
  };
  look();
  document.addEventListener('visibilitychange', look);
}
