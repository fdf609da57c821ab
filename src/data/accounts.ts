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
  setDoc,
  type Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { auth, firestore } from './firebase.ts';
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

/** Records that responses or warnings were seen, for every device; sent later when offline. */
export function markSeen(uid: string, field: 'responsesSeenAt' | 'warningsSeenAt'): void {
  updateDoc(doc(firestore, paths.account(uid)), { [field]: serverTimestamp() }).catch((error: unknown) => {
    // harmless: they are shown again
    console.warn(`${field} was not written:`, toDomainError(error).code);
  });
}

/**
 * Copies the email that Auth has into the account, or notes a confirmed one before another takes its place: what was sent
 * from it stays its owner's. Throws what Auth and the rules throw.
 */
export async function saveEmail(
  uid: string,
  fields: { email: string } | { provedEmails: Readonly<Record<string, true>> },
): Promise<void> {
  // the rules compare it with the token's
  await auth.currentUser?.getIdToken(true);
  await setDoc(doc(firestore, paths.account(uid)), fields, { merge: true });
}

/** Hidden words, the language of the weekly summary (null: none), or whether replies are open. */
type Setting = { hiddenWords: readonly string[] } | { weeklySummary: Language | null } | { repliesOpen: boolean };

/** Saves a setting of the account, like `trackWrite`. Throws `forbidden`, `not-found`, `internal`. */
export async function saveSetting(uid: string, fields: Setting): Promise<void> {
  const reference = doc(firestore, paths.account(uid));
  await trackWrite({ path: reference.path, fields }, () => updateDoc(reference, fields));
}
