import type { AccountNews } from '@domain/profiles/account-activity.ts';
import { countInbox, subscribeToAccount } from '../data/accounts.ts';
import { type Changes, countChanges, fetchRefused, onChanges } from '../data/pending-writes.ts';
import { tellRefused } from '../stores/rejected-writes.ts';
import { onHeardAgain, useFreshness } from '../stores/sync-status.ts';
import { useSession } from './state.ts';

/** The server counts anew a moment after it has a change. Where it has not by then, it is asked what is true. */
const RECOUNT_PATIENCE_MS = 6000;
const NONE: Changes = { all: 0, read: 0, deletedMessages: 0 };

let followed: string | null = null;
let stored: AccountNews | null = null;
let waiting = NONE;
/** Changes that the server has, and has not counted yet. */
let settling = NONE;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The counts of the server, less what was read and deleted here since. */
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

/** The server may be slow to count, or have nothing to count anew, as it refused a change: only its messages tell. */
async function settle(): Promise<void> {
  const before = settling;
  if (before === NONE || !followed) return;
  const now = await countInbox(followed).catch(() => null);
  if (!now || !stored || settling !== before) return;
  const { messages, unread } = stored.inbox;
  expectCount(unread - now.unread, messages - now.messages);
  show();
}

onChanges((now) => {
  const gone = (kind: 'read' | 'deletedMessages') => settling[kind] + Math.max(0, waiting[kind] - now[kind]);
  expectCount(gone('read'), gone('deletedMessages'));
  waiting = now;
  useFreshness.setState({ waiting: now.all });
  clearTimeout(timer);
  timer = setTimeout(() => void settle(), RECOUNT_PATIENCE_MS);
  show();
});

/** Asks what became of changes that were made on a page that is gone, and says so where the server refused one. */
const askForRefused = () => void fetchRefused().then(tellRefused);

/** Follows a user's account, live, with what was changed on this device already counted. Returns a function that stops it. */
export function followAccount(uid: string): () => void {
  followed = uid;
  waiting = countChanges();
  useFreshness.setState({ waiting: waiting.all });
  askForRefused();
  const stopAsking = onHeardAgain(() => {
    askForRefused();
    void settle();
  });
  const stop = subscribeToAccount(
    uid,
    (account) => {
      if (stored && JSON.stringify(stored.inbox) !== JSON.stringify(account.inbox)) settling = NONE;
      stored = account;
      show();
    },
    () => undefined, // the lists say what is wrong; a missing count needs no words of its own
  );
  return () => {
    stop();
    stopAsking();
    clearTimeout(timer);
    followed = null;
    stored = null;
    settling = NONE;
  };
}
