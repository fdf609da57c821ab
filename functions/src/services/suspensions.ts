import { DIRECT_WRITES_LIMIT } from '@domain/limits.ts';
import { SYSTEM } from '@domain/moderation/operators.ts';
import { endPauses, pause } from '../db/pauses.ts';
import { forEachEnded, liftStoredSuspension } from '../db/suspensions.ts';
import { createInstanceCounts } from './instance-counts.ts';
import type { Keys } from './keys.ts';

/** Returns keyed hashes of an account's identifiers, which don't reveal the address. */
export const marksOf = (identities: readonly string[], keys: Keys): string[] =>
  identities.map((identity) => keys.sign('suspension', identity).toString('base64url'));

/** Lifts the suspensions whose time is over, and ends pauses. A failure keeps nobody else suspended. Safe to repeat. */
export async function liftEnded(now: number = Date.now(), signal?: AbortSignal): Promise<void> {
  await endPauses(now, signal);
  const lift = (uid: string) => liftStoredSuspension({ uid, operatorId: SYSTEM, note: '', now, isDue: true });
  await forEachEnded(now, lift, signal);
}

const writes = createInstanceCounts();

/**
 * Counts a browser's write that has started a function, and pauses people who make too many: 200 quizzes that are
 * opened and closed every second would be 17 million runs a day. Nobody gets there by hand, not even with what waited
 * offline.
 */
export async function keepPace(uid: string, now: number = Date.now()): Promise<void> {
  if (writes.take({ key: uid, limit: DIRECT_WRITES_LIMIT }, now)) await pause(uid, now);
}
