import { closedPaths } from '@domain/closed-paths.ts';
import { SUSPENSION_OUTLASTS_S } from '@domain/limits.ts';
import { type OwnSuspension, type Suspension, suspension } from '@domain/moderation/suspension.ts';
import { paths } from '@domain/paths.ts';
import { type DocumentSnapshot, FieldValue, type Query } from 'firebase-admin/firestore';
import { batchedGet } from './batched-get.ts';
import { circlesOf } from './circles.ts';
import { db, fromStored, inTransaction, type Transaction, timestamp } from './firestore.ts';
import { markAll } from './marks.ts';
import { writeAudit } from './operators.ts';
import { forEachFound } from './paginate.ts';
import { usernamesOf } from './usernames.ts';

const ref = (uid: string) => db().doc(closedPaths.suspension(uid));

export async function isSuspended(uid: string, tx?: Transaction): Promise<boolean> {
  return (await (tx ? tx.get(ref(uid)) : batchedGet(closedPaths.suspension(uid)))).exists;
}

/** Returns whether somebody is suspended who has one of these marks. */
export async function isMarked(marks: readonly string[]): Promise<boolean> {
  if (marks.length === 0) return false;
  const marked = db().collection(closedPaths.suspensions).where('marks', 'array-contains-any', marks);
  return !(await marked.limit(1).select().get()).empty;
}

/** Everything of a creator that visitors see and that says of itself whether its creator is suspended, but the profile. */
const shownOf = (uid: string): Query[] => [
  usernamesOf(uid),
  db().collection(paths.quizzes).where('ownerId', '==', uid),
  circlesOf(uid),
];

/**
 * Hides all of it if they are suspended, and shows it if not, however much there is. Safe to repeat: who decides does it
 * at once, and a trigger on the suspension completes what a crash has left.
 */
export async function markShownOf(uid: string): Promise<void> {
  const isTrue = (tx: Transaction) => isSuspended(uid, tx);
  for (const query of shownOf(uid)) await markAll({ mark: 'isSuspended', query, isTrue });
}

async function readPerson(
  tx: Transaction,
  uid: string,
): Promise<[account: DocumentSnapshot, profile: DocumentSnapshot]> {
  const found = await tx.getAll(db().doc(paths.account(uid)), db().doc(paths.profile(uid)));
  return found as [DocumentSnapshot, DocumentSnapshot];
}

const stored = ({ at, until, ...fields }: OwnSuspension) => ({
  ...fields,
  at: timestamp(at),
  until: until === null ? null : timestamp(until),
});

/**
 * Reads what a suspension touches, and returns what suspends: rules and functions refuse what they do from then on, and
 * nobody sees the profile. `markShownOf` hides the rest.
 */
export async function readSuspension(tx: Transaction, { uid, note, operatorId, marks, ...own }: Suspension) {
  const [account, profile] = await readPerson(tx, uid);
  return (): void => {
    tx.set(ref(uid), { ...stored(own), note, operatorId, marks });
    // what they read themselves: as numbers, like all times inside a field
    if (account.exists) tx.update(account.ref, { suspension: own });
    if (profile.exists) tx.update(profile.ref, { isSuspended: true });
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

/** Ends a suspension, with an entry in the log, if there is one to end; then shows again what it hid. */
export async function liftStoredSuspension({ uid, operatorId, note, now, isDue }: Lift): Promise<void> {
  await inTransaction(async (tx) => {
    const found = fromStored(suspension, await tx.get(ref(uid)));
    if (!found || (isDue && (found.until === null || found.until > now))) return;
    const [account, profile] = await readPerson(tx, uid);
    tx.delete(ref(uid));
    if (account.exists) tx.update(account.ref, { suspension: FieldValue.delete() });
    if (profile.exists) tx.update(profile.ref, { isSuspended: FieldValue.delete() });
    writeAudit(tx, { at: now, operatorId, action: 'lift', on: 'account', id: uid, accusedId: uid, note });
  });
  await markShownOf(uid);
}

/**
 * Returns what leaves of a suspension only what keeps its person from coming back, once erased: a year at most. The
 * marks are of what they are known by now, which they may have changed while suspended.
 */
export async function readOutlasting(
  tx: Transaction,
  uid: string,
  marks: readonly string[],
  now: number,
): Promise<() => void> {
  const found = fromStored(suspension, await tx.get(ref(uid)));
  const until = timestamp(found?.until ?? now + SUSPENSION_OUTLASTS_S * 1000);
  return () => {
    if (found) tx.update(ref(uid), { until, note: '', marks: [...new Set([...(found.marks ?? []), ...marks])] });
  };
}

/** Calls `work` for each account that was suspended until now or earlier. */
export function forEachEnded(now: number, work: (uid: string) => Promise<void>, signal?: AbortSignal): Promise<number> {
  const ended = db().collection(closedPaths.suspensions).where('until', '<=', timestamp(now)).orderBy('until');
  return forEachFound(ended.select('until'), work, signal);
}
