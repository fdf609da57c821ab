import { TALLIES_CHECKED } from '@domain/limits.ts';
import { quizExists } from '../../db/quizzes.ts';
import { fetchRecentChanges, forEachStale } from '../../db/recent.ts';
import { cleanUp } from '../quiz-clean-up.ts';
import { checkTally } from './check-tally.ts';
import { recountTarget } from './recount.ts';

/** Calls `work` for each, in a random order, until the signal ends it. Throws the signal's reason. */
async function forEachAtRandom(
  codes: Iterable<string>,
  work: (code: string, index: number) => Promise<void>,
  signal: AbortSignal,
) {
  const shuffled = [...codes].map((code) => [Math.random(), code] as const).sort(([a], [b]) => a - b);
  for (const [index, [, code]] of shuffled.entries()) {
    signal.throwIfAborted();
    await work(code, index);
  }
}

/**
 * Recounts what changed after `since` and wasn't counted afterwards: the task was lost, or ran before a slow write.
 * Checks the counts of some of the quizzes that were answered, and cleans up after those that are gone.
 */
export async function recountStale(since: number, signal: AbortSignal): Promise<void> {
  const changes = await fetchRecentChanges(since, signal);
  for (const kind of ['board', 'profile', 'inbox'] as const)
    await forEachStale(kind, changes[kind], (id) => recountTarget({ kind, id }), signal);
  const look = async (code: string, index: number) => {
    const isThere = index < TALLIES_CHECKED ? await checkTally(code) : await quizExists(code);
    if (!isThere) await cleanUp(code);
  };
  await forEachAtRandom(changes.quiz.keys(), look, signal);
}
