import { SYSTEM } from '@domain/moderation/audit.ts';
import { findEnded, liftStoredSuspension } from '../db/suspensions.ts';

/** Lifts the suspensions whose time is over, one after the other. Safe to repeat. */
export async function liftEnded(now: number = Date.now()): Promise<void> {
  for (const uid of await findEnded(now))
    await liftStoredSuspension({ uid, operatorId: SYSTEM, note: '', now, isDue: true });
}
