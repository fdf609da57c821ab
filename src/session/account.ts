import { GUEST_KEPT_S } from '@domain/limits.ts';
import type { AccountActivity } from '@domain/profiles/account-activity.ts';
import { isAdult } from '@domain/profiles/age.ts';
import { countInbox, saveEmail, subscribeToAccount, subscribeToLatestResponse } from '../data/accounts.ts';
import { call } from '../data/callables.ts';
import { countPendingWrites, fetchRejected, onPendingWrites, type PendingWrites } from '../data/pending-writes.ts';
import { now } from '../lib/clock.ts';
import { askTime } from '../lib/reach.ts';
import { notifyRejected } from '../stores/rejected-writes.ts';
import { onServerReached, useSyncStatus } from '../stores/sync-status.ts';
import { readSessionHint, writeSessionHint } from './hint.ts';
import { useSession } from './state.ts';

const DAY_S = 24 * 3600;
let hasVisited = false;

/** Postpones the expiry of a guest's data: they are here. Once a day is enough. */
async function noteVisit(guestUntil: number): Promise<void> {
  await askTime();
  if (hasVisited || guestUntil > now() + (GUEST_KEPT_S - DAY_S) * 1000) return;
  hasVisited = true;
  call('ensureGuest', {}).catch(() => undefined); // the next page tries again
}

let savedEmail: string | null = null;

/** Lets the account's document have the email that Auth has: a link may have changed it, on any device. */
export function followEmail(): void {
  const { user } = useSession.getState();
  const email = user?.email ?? null;
  if (!stored?.email || user?.uid !== followed || email === null) return;
  if (stored.email === email || savedEmail === email) return;
  savedEmail = email;
  saveEmail(user.uid, { email }).catch(() => undefined); // the next page tries again
}

/** How long the server may take to count a change before it is asked for the true counts. */
const RECOUNT_PATIENCE_MS = 6000;
const NONE: PendingWrites = { all: 0, read: 0, deletedMessages: 0 };

let followed: string | null = null;
let stored: AccountActivity | null = null;
let waiting = NONE;
/** Writes that the server has confirmed but not counted yet. */
let settling = NONE;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the server's counts minus what was read and deleted here since. */
function show(): void {
  if (!stored) return;
  const { messages, unread } = stored.inbox;
  const inbox = {
    ...stored.inbox,
    messages: Math.max(0, messages - waiting.deletedMessages - settling.deletedMessages),
    unread: Math.max(0, unread - waiting.read - settling.read),
  };
  useSession.setState({ account: { ...stored, inbox }, countedMessages: messages });
}

function expectCount(read: number, deletedMessages: number): void {
  settling = read === 0 && deletedMessages === 0 ? NONE : { all: 0, read, deletedMessages };
}

/** Asks the server for the true counts: it may count slowly, or have rejected a write. */
async function settle(): Promise<void> {
  const before = settling;
  if (before === NONE || !followed) return;
  const now = await countInbox(followed).catch(() => null);
  if (!now || !stored || settling !== before) return;
  const { messages, unread } = stored.inbox;
  expectCount(unread - now.unread, messages - now.messages);
  show();
}

function applyPendingWrites(now: PendingWrites): void {
  const gone = (kind: 'read' | 'deletedMessages') => settling[kind] + Math.max(0, waiting[kind] - now[kind]);
  expectCount(gone('read'), gone('deletedMessages'));
  waiting = now;
  useSyncStatus.setState({ waiting: now.all });
  clearTimeout(timer);
  timer = setTimeout(() => void settle(), RECOUNT_PATIENCE_MS);
  show();
}

export const startAccount = (): void => onPendingWrites(applyPendingWrites);

/** The lists show what is wrong. */
const ignore = () => undefined;

const reportRejected = () => void fetchRejected().then(notifyRejected);

/** Follows a user's account, with this device's writes already counted. Returns a function that stops it. */
export function followAccount(uid: string): () => void {
  followed = uid;
  waiting = countPendingWrites();
  useSyncStatus.setState({ waiting: waiting.all });
  reportRejected();
  const stopAsking = onServerReached(() => {
    reportRejected();
    void settle();
  });
  const stop = subscribeToAccount(
    uid,
    (account) => {
      if (stored && JSON.stringify(stored.inbox) !== JSON.stringify(account.inbox)) settling = NONE;
      stored = account;
      followEmail();
      if (account.guestUntil !== undefined) void noteVisit(account.guestUntil);
      const hint = readSessionHint();
      if (hint?.uid === uid)
        writeSessionHint({
          ...hint,
          isMinor: !isAdult(account, now()),
          isGuest: account.guestUntil !== undefined,
        });
      show();
    },
    ignore,
  );
  const stopResponses = subscribeToLatestResponse(
    uid,
    (latestResponseAt) => useSession.setState({ latestResponseAt }),
    ignore,
  );
  return () => {
    stop();
    stopResponses();
    stopAsking();
    clearTimeout(timer);
    followed = null;
    stored = null;
    settling = NONE;
  };
}
