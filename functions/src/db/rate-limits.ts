import type { RateLimit } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { db, inTransaction, timestamp, unlessGone } from './firestore.ts';

/** A limit that a try counts against; `key` is a keyed hash of who and what is limited. */
export interface Counter {
  key: string;
  limit: RateLimit;
  /** How much one try counts; 1 by default. */
  amount?: number;
  /** For a sender's counter: a keyed hash of sender and recipient, if the limit has a part for each recipient. */
  to?: string;
}

/** Why a try was refused: the exhausted key, of a counter or its part for one recipient, and when its window ends. */
export interface Refusal {
  key: string;
  endsAt: number;
}

interface Window {
  tries: number;
  /** Tries for each recipient. A document of their own would be one more write for every submission. */
  toOne: Record<string, number>;
  endsAt: number;
}

/** Returns the keys that a refusal may name: the counter's, and that of its part for one recipient. */
export const keysOf = ({ key, to }: Counter): string[] => (to === undefined ? [key] : [key, `${key}.${to}`]);

/** Returns when a window ends: later by chance, by a minute in ten at most, so not all at one place in the index. */
const windowEnd = (now: number, { windowS }: RateLimit) =>
  now + Math.round((windowS + Math.random() * 60 * Math.floor(windowS / 600)) * 1000);

function windowOf(stored: DocumentSnapshot, { limit }: Counter, now: number): Window {
  const end = stored.get('expiresAt');
  // TTL deletes hours late, so the end of a window is checked by its time
  const isOpen = end instanceof Timestamp && end.toMillis() > now;
  return isOpen
    ? { tries: Number(stored.get('tries')), toOne: { ...stored.get('toOne') }, endsAt: end.toMillis() }
    : { tries: 0, toOne: {}, endsAt: windowEnd(now, limit) };
}

/** Returns the exhausted key; undefined if the counter has a try left. */
function fullKeyOf(counter: Counter, { tries, toOne }: Window): string | undefined {
  const { limit, amount = 1, to } = counter;
  const [own, part] = keysOf(counter);
  if (tries + amount > limit.tries) return own;
  return to !== undefined && (toOne[to] ?? 0) + amount > (limit.triesToOne ?? Number.POSITIVE_INFINITY)
    ? part
    : undefined;
}

function countIn(window: Window, { amount = 1, to }: Counter): void {
  window.tries += amount;
  if (to !== undefined) window.toOne[to] = (window.toOne[to] ?? 0) + amount;
}

/** Counts tries in one transaction, each against all of its counters or none. Returns null or the refusal for each. */
export function chargeTries(tries: readonly (readonly Counter[])[], now: number): Promise<(Refusal | null)[]> {
  const counters = new Map(tries.flat().map((counter) => [counter.key, counter]));
  const refs = [...counters.keys()].map((key) => db().doc(paths.rateLimit(key)));
  return inTransaction(async (tx) => {
    const windows = new Map<string, Window>();
    for (const snapshot of await tx.getAll(...refs))
      windows.set(snapshot.id, windowOf(snapshot, counters.get(snapshot.id) as Counter, now));
    const windowFor = ({ key }: Counter) => windows.get(key) as Window;
    const changed = new Set<string>();
    const refusals = tries.map((counted) => {
      for (const counter of counted) {
        const key = fullKeyOf(counter, windowFor(counter));
        if (key !== undefined) return { key, endsAt: windowFor(counter).endsAt };
      }
      for (const counter of counted) {
        countIn(windowFor(counter), counter);
        changed.add(counter.key);
      }
      return null;
    });
    for (const ref of refs) {
      const { tries, toOne, endsAt } = windows.get(ref.id) as Window;
      const parts = Object.keys(toOne).length > 0 && { toOne };
      if (changed.has(ref.id)) tx.set(ref, { tries, ...parts, expiresAt: timestamp(endsAt) });
    }
    return refusals;
  });
}

/** Restores a try that turned out not to count. Reads nothing, so that parallel calls don't queue up. */
export async function giveBackTry(key: string): Promise<void> {
  await unlessGone(
    db()
      .doc(paths.rateLimit(key))
      .update({ tries: FieldValue.increment(-1) }),
  );
}
