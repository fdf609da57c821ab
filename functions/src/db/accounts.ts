import { paths } from '@domain/paths.ts';
import type { InboxCounts } from '@domain/profiles/profile.ts';
import { db, type Transaction, timestamp, unlessGone } from './firestore.ts';

/** What only the owner may read about an account. */
export interface NewAccount {
  email: string | null;
  phone: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** Writes the account; one that is there already (of a profile that has to be made again) is replaced. */
export function writeAccount(tx: Transaction, uid: string, account: NewAccount): void {
  tx.set(db().doc(paths.account(uid)), {
    ...account,
    createdAt: timestamp(account.createdAt),
    inbox: { messages: 0, unread: 0 },
  });
}

/** Stores when the newest response came; null when there is none (any more). */
export async function saveLatestResponseAt(uid: string, at: number | null): Promise<void> {
  const latestResponseAt = at === null ? null : timestamp(at);
  await unlessGone(db().doc(paths.account(uid)).update({ latestResponseAt }));
}

export async function saveInboxCounts(uid: string, inbox: InboxCounts): Promise<void> {
  await unlessGone(db().doc(paths.account(uid)).update({ inbox }));
}
