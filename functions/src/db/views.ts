import { paths } from '@domain/paths.ts';
import type { AccountActivity } from '@domain/profiles/account-activity.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { db, inTransaction } from './firestore.ts';

/** Adds views to the account of whoever has a username; the first ones with how many responses came before. */
export async function addViews(username: string, by: number, now: number): Promise<void> {
  const uid: unknown = (await db().doc(paths.username(username)).get()).get('uid');
  if (typeof uid !== 'string') return;
  const ref = db().doc(paths.account(uid));
  await inTransaction(async (tx) => {
    const account = await tx.get(ref);
    if (!account.exists) return;
    if (account.get('views') !== undefined) {
      tx.update(ref, { 'views.count': FieldValue.increment(by) });
      return;
    }
    const responses = await db().collection(paths.responses).where('ownerId', '==', uid).count().get();
    tx.update(ref, {
      views: { count: by, since: now, playsBefore: responses.data().count } satisfies AccountActivity['views'],
    });
  });
}
