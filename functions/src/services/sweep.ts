import { BACKGROUND_MS, SWEEP_COUNTS_S } from '@domain/limits.ts';
import { endUnusedCircles } from '../db/circles.ts';
import { deleteExpired } from '../db/expired.ts';
import { deleteEndedEvidence } from '../db/photos.ts';
import { checkRecent } from './counters/check-recent.ts';
import { scheduleOverdueErasures } from './erasure.ts';
import { endGuests } from './guests.ts';
import { scheduleOverdueClosings } from './quiz-clean-up.ts';
import { liftEnded } from './suspensions.ts';

/**
 * Runs the nightly clean-up. No part waits for another. Queries don't find what is done, so the next run goes on
 * where this one stopped; only copies of photos and the sample of counts, which are few, are read each time. Throws when
 * a part fails or isn't finished in time: the platform tries again, and an alert says so.
 */
export async function sweep(): Promise<void> {
  const now = Date.now();
  const signal = AbortSignal.timeout(BACKGROUND_MS);
  const results = await Promise.allSettled([
    scheduleOverdueErasures(now, signal),
    scheduleOverdueClosings(now, signal),
    endUnusedCircles(now, signal),
    deleteExpired(now, signal),
    deleteEndedEvidence(now, signal),
    endGuests(now, signal),
    liftEnded(now, signal),
    checkRecent(now - SWEEP_COUNTS_S * 1000, signal),
  ]);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  // a failure says more than the signal's reason
  const failure = failures.find((reason) => reason !== signal.reason) ?? failures[0];
  if (failure) throw failure;
}
