import { TALLIES_CHECKED, TALLY_CHECKED_MAX } from '@domain/limits.ts';
import { countResponses } from '@domain/quiz/stats.ts';
import { fetchScores } from '../../db/quizzes.ts';
import { fetchRecentChanges, forEachStaleInbox } from '../../db/recent.ts';
import { cleanUp } from '../quiz-clean-up.ts';
import { checkTally } from './check-tally.ts';
import { recountTarget } from './recount.ts';

const PAGE = 300;

const shuffled = (codes: Iterable<string>) =>
  [...codes]
    .map((code) => ({ code, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ code }) => code);

/**
 * Checks the counts of some of the quizzes that were answered since a time, and cleans up after those that are gone.
 * Recounts inboxes that changed and weren't counted afterwards: the task was lost, or ran before a slow write.
 */
export async function recountStale(since: number, signal: AbortSignal): Promise<void> {
  const changes = await fetchRecentChanges(since, signal);
  const codes = shuffled(changes.quiz.keys());
  let left = TALLIES_CHECKED;
  for (let from = 0; from < codes.length; from += PAGE) {
    const some = codes.slice(from, from + PAGE);
    const found = await fetchScores(some);
    for (const [index, code] of some.entries()) {
      signal.throwIfAborted();
      const scores = found[index];
      if (!scores) await cleanUp(code);
      else if (left > 0 && countResponses(scores) <= TALLY_CHECKED_MAX) {
        left -= 1;
        await checkTally(code);
      }
    }
  }
  await forEachStaleInbox(changes.inbox, (id) => recountTarget({ kind: 'inbox', id }), signal);
}
