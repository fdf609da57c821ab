import { paths } from '@domain/paths.ts';
import { type InboxCounts, inboxCounts } from '@domain/profiles/profile.ts';
import { doc } from 'firebase/firestore';
import * as z from 'zod/mini';
import { firestore } from './firebase.ts';
import { type Fail, subscribeToDocument, type Unsubscribe } from './subscribe.ts';
import { toApp } from './to-plain.ts';

const account = z.object({ inbox: inboxCounts });
const EMPTY: InboxCounts = { messages: 0, unread: 0 };

/** The counts of the signed-in creator's inbox, live; zeros while there is no account yet. */
export function subscribeToAccount(uid: string, next: (inbox: InboxCounts) => void, fail: Fail): Unsubscribe {
  return subscribeToDocument(
    doc(firestore, paths.account(uid)),
    (snapshot) => toApp(account, snapshot)?.inbox ?? null,
    (inbox) => next(inbox ?? EMPTY),
    fail,
  );
}
