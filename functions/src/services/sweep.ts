import { SWEEP_COUNTS_S, SWEEP_MS } from '@domain/limits.ts';
import { deleteExpired } from '../db/expired.ts';
import { deleteEndedEvidence } from '../db/photos.ts';
import { checkRecent } from './counters/check-recent.ts';
import { scheduleOverdueErasures } from './erasure.ts';
import { completeAllPublicCopies } from './public-copies.ts';
import { closeAllResults } from './quiz-clean-up.ts';
import { liftEnded } from './suspensions.ts';

/** Runs the nightly clean-up. No part waits for another, and what there is no time for is left to the next night. */
export async function sweep(): Promise<void> {
  const now = Date.now();
  const signal = AbortSignal.timeout(SWEEP_MS);
  const results = await Promise.allSettled([
    scheduleOverdueErasures(now),
    deleteExpired(now, signal),
    deleteEndedEvidence(now, signal),
    completeAllPublicCopies(signal),
    closeAllResults(signal),
    liftEnded(),
    checkRecent(now - SWEEP_COUNTS_S * 1000, signal),
  ]);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const failure = failures.find((reason) => reason !== signal.reason);
  if (failure) throw failure;
}
