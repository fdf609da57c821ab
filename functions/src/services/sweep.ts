import { SWEEP_COUNTS_S } from '@domain/limits.ts';
import { deleteExpired } from '../db/expired.ts';
import { recountStale } from './counters/recount-stale.ts';
import { scheduleOverdueErasures } from './erasure.ts';
import { completeAllPublicCopies } from './public-copies.ts';
import { closeAllResults } from './quiz-clean-up.ts';

/**
 * Cleans up once: deletes what has expired, which a TTL policy does later or, where there is none, never, brings
 * erasures that got lost on their way again, makes missing copies of what visitors read, closes results of private quizzes that are open, and counts what
 * changed lately and was not counted. None waits for another to succeed. Returns whether all was done before
 * `signal` broke it off; the next run goes on. `now` in milliseconds.
 */
export async function sweepUntil(now: number, signal: AbortSignal): Promise<boolean> {
  const results = await Promise.allSettled([
    scheduleOverdueErasures(now),
    deleteExpired(now, signal),
    completeAllPublicCopies(signal),
    closeAllResults(signal),
    recountStale(now - SWEEP_COUNTS_S * 1000, signal),
  ]);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const failure = failures.find((reason) => reason !== signal.reason);
  if (failure) throw failure;
  return failures.length === 0;
}
