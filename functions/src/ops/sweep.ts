import { SWEEP_COUNTS_S, TASK_OVERDUE_S } from '@domain/limits.ts';
import { forEachOverdueErasure } from '../db/erasures.ts';
import { deleteExpired } from '../db/expired.ts';
import { forEachOverdueClosing } from '../db/quiz-locks.ts';
import { checkRecent } from '../services/counters/check-recent.ts';
import { cleanUp } from '../services/quiz-clean-up.ts';

/** `npm run ops sweep`: the nightly clean-up by hand, without a time limit. Safe to repeat. */
export async function sweep(): Promise<string> {
  const now = Date.now();
  const { signal } = new AbortController();
  await deleteExpired(now);
  await forEachOverdueClosing(now, async (quizId) => void (await cleanUp(quizId, null, signal)));
  await checkRecent(now - SWEEP_COUNTS_S * 1000, signal);
  // only the functions' own account may queue erasures, so that is left to the nightly sweep
  const overdue = await forEachOverdueErasure(now - TASK_OVERDUE_S * 1000, async () => {});
  return `What has expired is deleted. Erasures that are overdue: ${overdue}.`;
}
