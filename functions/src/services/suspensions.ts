import { SYSTEM } from '@domain/moderation/audit.ts';
import { endPauses } from '../db/pauses.ts';
import { findEnded, liftStoredSuspension } from '../db/suspensions.ts';
import type { Keys } from './keys.ts';

/** Returns keyed hashes of an account's identifiers, which don't reveal the address. */
export const marksOf = (identities: readonly string[], keys: Keys): string[] =>
  identities.map((identity) => keys.sign('suspension', identity).toString('base64url'));

/** Lifts the suspensions whose time is over, one after the other, and ends pauses. Safe to repeat. */
export async function liftEnded(now: number = Date.now()): Promise<void> {
  await endPauses(now);
  for (const uid of await findEnded(now))
    await liftStoredSuspension({ uid, operatorId: SYSTEM, note: '', now, isDue: true });
}
