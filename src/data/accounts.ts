import type { Language } from '@domain/languages.ts';
import { paths } from '@domain/paths.ts';
import { type AccountActivity, accountActivity, type InboxCounts } from '@domain/profiles/account-activity.ts';
import {
  collection,
  type DocumentSnapshot,
  doc,
  getCountFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  type Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { trackWrite } from './pending-writes.ts';
import { type Fail, subscribeToDocument, subscribeToList, type Unsubscribe } from './subscribe.ts';
import { toApp, toDomainError } from './to-plain.ts';

const EMPTY: AccountActivity = { inbox: { messages: 0, unread: 0 } };

/** Subscribes to the signed-in creator's activity; empty while there is no account yet. */
export function subscribeToAccount(uid: string, next: (account: AccountActivity) => void, fail: Fail): Unsubscribe {
  return subscribeToDocument(
    doc(firestore, paths.account(uid)),
    (snapshot) => toApp(accountActivity, snapshot),
    (account) => next(account ?? EMPTY),
    fail,
  );
}

/** Subscribes to the time of the newest response to any of the creator's quizzes; null without one. */
export function subscribeToLatestResponse(
  uid: string,
  next: (latestAt: number | null) => void,
  fail: Fail,
): Unsubscribe {
  const responses = query(collection(firestore, paths.responses), where('ownerId', '==', uid));
  const latest = query(responses, orderBy('createdAt', 'desc'), limit(1));
  const toTime = (found: DocumentSnapshot) => (found.get('createdAt') as Timestamp | undefined)?.toMillis() ?? null;
  return subscribeToList(latest, toTime, ([latestAt]) => next(latestAt ?? null), fail);
}

/** Returns the server's current counts of the creator's messages. Throws `network`, `forbidden`, `internal`. */
export async function countInbox(uid: string): Promise<InboxCounts> {
  const inbox = query(collection(firestore, paths.messages), where('recipientId', '==', uid));
  try {
    const [messages, unread] = await Promise.all([
      getCountFromServer(query(inbox, orderBy('createdAt', 'desc'))),
      getCountFromServer(query(inbox, where('readAt', '==', null))),
    ]);
    return { messages: messages.data().count, unread: unread.data().count };
  } catch (error) {
    throw toDomainError(error);
  }
}

/** Marks the responses as seen on every device; sent later when offline. */
export function markResponsesSeen(uid: string): void {
  updateDoc(doc(firestore, paths.account(uid)), { responsesSeenAt: serverTimestamp() }).catch((error: unknown) => {
    // harmless: the dot stays on
    console.warn('The responses were not marked as seen:', toDomainError(error).code);
  });
}

/** Notes that the warnings were read; sent later when offline. */
export function markWarningsSeen(uid: string): void {
  updateDoc(doc(firestore, paths.account(uid)), { warningsSeenAt: serverTimestamp() }).catch((error: unknown) => {
    // harmless: they are shown again
    console.warn('The warnings were not marked as seen:', toDomainError(error).code);
  });
}

/** Saves the hidden words, like `trackWrite`. Throws `forbidden`, `not-found`, `internal`. */
export async function saveHiddenWords(uid: string, hiddenWords: readonly string[]): Promise<void> {
  const reference = doc(firestore, paths.account(uid));
  await trackWrite({ path: reference.path, fields: { hiddenWords } }, () => updateDoc(reference, { hiddenWords }));
}

/** Opens or closes replies, like `saveHiddenWords`. */
export async function saveRepliesOpen(uid: string, repliesOpen: boolean): Promise<void> {
  const reference = doc(firestore, paths.account(uid));
  await trackWrite({ path: reference.path, fields: { repliesOpen } }, () => updateDoc(reference, { repliesOpen }));
}

/** Switches the weekly summary on in a language, or off with null; like `saveHiddenWords`. */
export async function saveWeeklySummary(uid: string, weeklySummary: Language | null): Promise<void> {
  const reference = doc(firestore, paths.account(uid));
  await trackWrite({ path: reference.path, fields: { weeklySummary } }, () => updateDoc(reference, { weeklySummary }));
}
