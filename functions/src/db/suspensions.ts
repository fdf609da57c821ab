import { closedPaths } from '@domain/closed-paths.ts';
import { SUSPENSION_OUTLASTS_S } from '@domain/limits.ts';
import { type OwnSuspension, type Suspension, suspension } from '@domain/moderation/suspension.ts';
import { paths } from '@domain/paths.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { batchedGet } from './batched-get.ts';
import { circlesOf } from './circles.ts';
import { db, fromStored, inTransaction, type Transaction, timestamp } from './firestore.ts';
import { writeAudit } from './operators.ts';
import { forEachFound } from './paginate.ts';
import { usernamesOf } from './usernames.ts';

const ref = (uid: string) => db().doc(closedPaths.suspension(uid));

export async function isSuspended(uid: string): Promise<boolean> {
  return (await batchedGet(closedPaths.suspension(uid))).exists;
}

/** Returns whether somebody is suspended who has one of these marks. */
export async function isMarked(marks: readonly string[]): Promise<boolean> {
  if (marks.length === 0) return false;
  const marked = db().collection(closedPaths.suspensions).where('marks', 'array-contains-any', marks);
  return !(await marked.limit(1).select().get()).empty;
}

/** Everything of a creator that visitors see and that says of itself whether its creator is suspended. */
async function readShown(tx: Transaction, uid: string) {
  const [account, profile] = await tx.getAll(db().doc(paths.account(uid)), db().doc(paths.profile(uid)));
  const usernames = await tx.get(usernamesOf(uid));
  const quizzes = await tx.get(db().collection(paths.quizzes).where('ownerId', '==', uid).select());
  const circles = await tx.get(circlesOf(uid).select());
  const documents = [...(profile?.exists ? [profile] : []), ...usernames.docs, ...quizzes.docs, ...circles.docs];
  return { account, documents: documents.map((found) => found.ref) };
}

const stored = ({ at, until, ...fields }: OwnSuspension) => ({
  ...fields,
  at: timestamp(at),
  until: until === null ? null : timestamp(until),
});

/**
 * Reads what a suspension touches, and returns what suspends: profile, copy under the username, every quiz and circle, all in
 * the transaction. So nothing of theirs is seen from then on, and rules and functions refuse what they do.
 */
export async function readSuspension(tx: Transaction, { uid, note, operatorId, marks, ...own }: Suspension) {
  const { account, documents } = await readShown(tx, uid);
  return (): void => {
    tx.set(ref(uid), { ...stored(own), note, operatorId, marks });
    // what they read themselves: as numbers, like all times inside a field
    if (account?.exists) tx.update(account.ref, { suspension: own });
    for (const document of documents) tx.update(document, { isSuspended: true });
    tx.delete(db().doc(paths.listing(uid)));
  };
}

interface Lift {
  uid: string;
  operatorId: string;
  note: string;
  now: number;
  /** Only if it ended by then. */
  isDue?: true;
}

/** Ends a suspension, with an entry in the log. Returns false, and changes nothing, if there is none to end. */
export function liftStoredSuspension({ uid, operatorId, note, now, isDue }: Lift): Promise<boolean> {
  return inTransaction(async (tx) => {
    const found = fromStored(suspension, await tx.get(ref(uid)));
    if (!found || (isDue && (found.until === null || found.until > now))) return false;
    const { account, documents } = await readShown(tx, uid);
    tx.delete(ref(uid));
    if (account?.exists) tx.update(account.ref, { suspension: FieldValue.delete() });
    for (const document of documents) tx.update(document, { isSuspended: FieldValue.delete() });
    writeAudit(tx, { at: now, operatorId, action: 'lift', on: 'account', id: uid, accusedId: uid, note });
    return true;
  });
}

/** Returns what leaves of a suspension only what keeps its person from coming back, once erased: a year at most. */
export async function readOutlasting(tx: Transaction, uid: string, now: number): Promise<() => void> {
  const found = fromStored(suspension, await tx.get(ref(uid)));
  const until = timestamp(found?.until ?? now + SUSPENSION_OUTLASTS_S * 1000);
  return () => {
    if (found) tx.update(ref(uid), { until, note: '' });
  };
}

/** Calls `work` for each account that was suspended until now or earlier. */
export function forEachEnded(now: number, work: (uid: string) => Promise<void>, signal?: AbortSignal): Promise<number> {
  const ended = db().collection(closedPaths.suspensions).where('until', '<=', timestamp(now)).orderBy('until');
  return forEachFound(ended.select('until'), work, signal);
}
