import type { RateLimit } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { db, inTransaction, timestamp, unlessGone } from './firestore.ts';

/** A limit that a try counts against: `key` is a keyed hash of who and what is limited. */
export interface Counter {
  key: string;
  limit: RateLimit;
}

/** Why a try was refused: its first counter that has no tries left, and when that one's window ends, in milliseconds since 1970. */
export interface Refusal {
  key: string;
  endsAt: number;
}

interface Window {
  tries: number;
  endsAt: number;
}

function windowOf(stored: DocumentSnapshot, { limit }: Counter, now: number): Window {
  const end = stored.get('expiresAt');
  // a time to live deletes hours late, so an ended window is told by its time
  const isOpen = end instanceof Timestamp && end.toMillis() > now;
  return isOpen
    ? { tries: Number(stored.get('tries')), endsAt: end.toMillis() }
    : { tries: 0, endsAt: now + limit.windowS * 1000 };
}

/**
 * Makes tries, each counted by all of its counters or by none, in the order given and all in one transaction. Gives for
 * each null, or why it was refused. `now` in milliseconds.
 */
export function takeTries(tries: readonly (readonly Counter[])[], now: number): Promise<(Refusal | null)[]> {
  const counters = new Map(tries.flat().map((counter) => [counter.key, counter]));
  const refs = [...counters.keys()].map((key) => db().doc(paths.rateLimit(key)));
  return inTransaction(async (tx) => {
    const windows = new Map<string, Window>();
    for (const snapshot of await tx.getAll(...refs))
      windows.set(snapshot.id, windowOf(snapshot, counters.get(snapshot.id) as Counter, now));
    const windowFor = ({ key }: Counter) => windows.get(key) as Window;
    const changed = new Set<string>();
    const refusals = tries.map((counted) => {
      const full = counted.find((counter) => windowFor(counter).tries >= counter.limit.tries);
      if (full) return { key: full.key, endsAt: windowFor(full).endsAt };
      for (const counter of counted) {
        windowFor(counter).tries += 1;
        changed.add(counter.key);
      }
      return null;
    });
    for (const ref of refs) {
      const { tries, endsAt } = windows.get(ref.id) as Window;
      if (changed.has(ref.id)) tx.set(ref, { tries, expiresAt: timestamp(endsAt) });
    }
    return refusals;
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
