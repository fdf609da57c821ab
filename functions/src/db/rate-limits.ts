import type { RateLimit } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { db, inTransaction, timestamp, unlessGone } from './firestore.ts';

/** How many tries are wanted of what a limit allows. */
export interface Wanted {
  /** A keyed hash of who and what is limited. */
  key: string;
  limit: RateLimit;
  tries: number;
}

/** How many tries were given, and when the window ends in which they count, in milliseconds since 1970. */
export interface Taken {
  granted: number;
  endsAt: number;
}

/** What one wish is given, and what is stored then; nothing is when no try is left. */
function grant({ limit, tries }: Wanted, stored: DocumentSnapshot, now: number): Taken & { fields?: object } {
  const end = stored.get('expiresAt');
  // a time to live deletes hours late, so an ended window is told by its time
  const isOpen = end instanceof Timestamp && end.toMillis() > now;
  const endsAt = isOpen ? end.toMillis() : now + limit.windowS * 1000;
  const taken = isOpen ? Number(stored.get('tries')) : 0;
  const granted = Math.max(0, Math.min(tries, limit.tries - taken));
  return { granted, endsAt, ...(granted > 0 && { fields: { tries: taken + granted, expiresAt: timestamp(endsAt) } }) };
}

/** Takes what is wanted, or what is left where that is less, all in one transaction; every key once. `now` in milliseconds. */
export function takeTries(wanted: readonly Wanted[], now: number): Promise<Taken[]> {
  const refs = wanted.map(({ key }) => db().doc(paths.rateLimit(key)));
  return inTransaction(async (tx) => {
    const stored = await tx.getAll(...refs);
    return stored.map((snapshot, index) => {
      const { fields, ...taken } = grant(wanted[index] as Wanted, snapshot, now);
      if (fields) tx.set(snapshot.ref, fields);
      return taken;
    });
  });
}

/** Gives back a try that was taken and turned out not to count. Reads nothing, so that many at once do not wait in line. */
export async function giveBackTry(key: string): Promise<void> {
  await unlessGone(
    db()
      .doc(paths.rateLimit(key))
      .update({ tries: FieldValue.increment(-1) }),
  );
}
