import { paths } from '@domain/paths.ts';
import { type AccountNews, accountNews } from '@domain/profiles/profile.ts';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { makeChange } from './changes.ts';
import { firestore } from './firebase.ts';
import { type Fail, subscribeToDocument, type Unsubscribe } from './subscribe.ts';
import { toApp, toDomainError } from './to-plain.ts';

const EMPTY: AccountNews = { inbox: { messages: 0, unread: 0 } };

/** What is new for the signed-in creator, live; nothing while there is no account yet. */
export function subscribeToAccount(uid: string, next: (account: AccountNews) => void, fail: Fail): Unsubscribe {
  return subscribeToDocument(
    doc(firestore, paths.account(uid)),
    (snapshot) => toApp(accountNews, snapshot),
    (account) => next(account ?? EMPTY),
    fail,
  );
}

/** Remembers on every device that the creator has looked at the responses; offline it is sent later. */
export function markResponsesSeen(uid: string): void {
  updateDoc(doc(firestore, paths.account(uid)), { responsesSeenAt: serverTimestamp() }).catch((error: unknown) => {
    // only a dot stays lit that could be out
    console.warn('The responses were not marked as seen:', toDomainError(error).code);
  });
}

/**
 * Words that keep a message out of the inbox, from now on: at once on this device, then on the server, whose word this
 * waits for; offline that is until the network is back. Throws `forbidden`, `not-found`, `internal`.
 */
export async function saveHiddenWords(uid: string, hiddenWords: readonly string[]): Promise<void> {
  const reference = doc(firestore, paths.account(uid));
  await makeChange({ path: reference.path, fields: { hiddenWords } }, () => updateDoc(reference, { hiddenWords }));
}
