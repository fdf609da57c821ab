import { TALLIES_CHECKED } from '@domain/limits.ts';
import { quizExists } from '../../db/quizzes.ts';
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
  for (const [index, code] of shuffled(changes.quiz.keys()).entries()) {
    signal.throwIfAborted();
    const isThere = index < TALLIES_CHECKED ? await checkTally(code) : await quizExists(code);
    if (!isThere) await cleanUp(code);
  }
  for (const kind of ['board', 'profile', 'inbox'] as const)
    await forEachStale(kind, changes[kind], (id) => recountTarget({ kind, id }), signal);
}
