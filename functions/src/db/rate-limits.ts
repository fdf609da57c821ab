import { paths } from '@domain/paths.ts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { db, inTransaction, timestamp, unlessGone } from './firestore.ts';

export interface RateLimit {
  /** A keyed hash of who and what is limited. */
  key: string;
  tries: number;
  windowS: number;
}

/** Takes one try. Gives null, or the seconds until the window ends when no try is left. `now` in milliseconds. */
export function takeTry({ key, tries, windowS }: RateLimit, now: number): Promise<number | null> {
  const ref = db().doc(paths.rateLimit(key));
  return inTransaction(async (tx) => {
    const stored = await tx.get(ref);
    const end = stored.get('expiresAt');
    const endsAt = end instanceof Timestamp ? end.toMillis() : 0;
    // a time to live deletes hours late, so an ended window is told by its time
    if (endsAt <= now) {
      tx.set(ref, { tries: 1, expiresAt: timestamp(now + windowS * 1000) });
      return null;
    }
    const taken = Number(stored.get('tries'));
    if (taken >= tries) return Math.ceil((endsAt - now) / 1000);
    tx.update(ref, { tries: taken + 1 });
    return null;
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
