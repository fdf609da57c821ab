import { ERASE_OVERDUE_S, SWEEP_COUNTS_S } from '@domain/limits.ts';
import { forEachOverdueErasure } from '../db/erasures.ts';
import { deleteExpired } from '../db/expired.ts';
import { recountStale } from '../services/counters/recount-stale.ts';
import { completeAllPublicCopies } from '../services/public-copies.ts';
import { closeAllResults } from '../services/quiz-clean-up.ts';

/**
 * `npm run ops sweep`: deletes all that has expired, makes missing copies of what visitors read, closes open results of
 * private quizzes, counts what changed lately and was not counted, and says how many erasures are overdue. Safe to break off and repeat.
 */
export async function sweep(): Promise<void> {
  const now = Date.now();
  await deleteExpired(now);
  const { signal } = new AbortController();
  await completeAllPublicCopies(signal);
  await closeAllResults(signal);
  await recountStale(now - SWEEP_COUNTS_S * 1000, signal);
  // queueing their tasks needs the functions' own account, so that is left to the scheduled function
  const overdue = await forEachOverdueErasure(now - ERASE_OVERDUE_S * 1000, async () => {});
  console.log(`What has expired is deleted. Erasures that are overdue: ${overdue}.`);
}
