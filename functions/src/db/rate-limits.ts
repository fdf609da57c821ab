import type { RateLimit } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { db, inTransaction, timestamp, unlessGone } from './firestore.ts';

/** What was taken, and when the window ends in which it counts, in milliseconds since 1970. */
export interface Taken {
  granted: number;
  endsAt: number;
}

/**
 * Takes up to `wanted` tries of what a limit leaves, all that are left when they are fewer. `key` is a keyed hash of who
 * and what is limited, `now` in milliseconds.
 */
export function takeTries(key: string, { tries, windowS }: RateLimit, wanted: number, now: number): Promise<Taken> {
  const ref = db().doc(paths.rateLimit(key));
  return inTransaction(async (tx) => {
    const stored = await tx.get(ref);
    const end = stored.get('expiresAt');
    const endsAt = end instanceof Timestamp ? end.toMillis() : 0;
    // a time to live deletes hours late, so an ended window is told by its time
    if (endsAt <= now) {
      const granted = Math.min(wanted, tries);
      const newEnd = now + windowS * 1000;
      tx.set(ref, { tries: granted, expiresAt: timestamp(newEnd) });
      return { granted, endsAt: newEnd };
    }
    const taken = Number(stored.get('tries'));
    const granted = Math.max(0, Math.min(wanted, tries - taken));
    if (granted > 0) tx.update(ref, { tries: taken + granted });
    return { granted, endsAt };
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
