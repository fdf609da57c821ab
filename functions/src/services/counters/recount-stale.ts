import { TALLIES_CHECKED, TALLY_CHECKED_MAX } from '@domain/limits.ts';
import { countResponses } from '@domain/quiz/stats.ts';
import { fetchQuiz } from '../../db/quizzes.ts';
import { fetchRecentChanges, forEachStale } from '../../db/recent.ts';
import { cleanUp } from '../quiz-clean-up.ts';
import { checkTally } from './check-tally.ts';
import { recountTarget } from './recount.ts';

const shuffled = (codes: Iterable<string>) =>
  [...codes]
    .map((code) => ({ code, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ code }) => code);

/**
 * Checks the counts of some of the quizzes that were answered since a time, and cleans up after those that are gone.
 * Recounts what follows from what changed and wasn't counted afterwards: the task was lost, or ran before a slow write.
 */
export async function recountStale(since: number, signal: AbortSignal): Promise<void> {
  const changes = await fetchRecentChanges(since, signal);
  let left = TALLIES_CHECKED;
  for (const code of shuffled(changes.quiz.keys())) {
    signal.throwIfAborted();
    const quiz = await fetchQuiz(code);
    if (!quiz) await cleanUp(code);
    else if (left > 0 && countResponses(quiz.scores) <= TALLY_CHECKED_MAX) {
      left -= 1;
      await checkTally(code);
    }
  }
  for (const kind of ['board', 'profile', 'inbox'] as const)
    await forEachStale(kind, changes[kind], (id) => recountTarget({ kind, id }), signal);
}
