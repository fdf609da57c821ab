import { quizExists } from '../../db/quizzes.ts';
import { type DatedCount, fetchRecentChanges, forEachStale } from '../../db/recent.ts';
import { cleanUp } from '../quiz-clean-up.ts';
import { recountTarget } from './recount.ts';

/**
 * Recounts what changed after `since` and wasn't counted afterwards: the task was lost, or ran before a slow write.
 * Also cleans up after quizzes that are gone.
 */
export async function recountStale(since: number, signal: AbortSignal): Promise<void> {
  const changes = await fetchRecentChanges(since, signal);
  const heal = async (kind: DatedCount, id: string) => {
    if (kind === 'quiz' && !(await quizExists(id))) await cleanUp(id);
    else await recountTarget({ kind, id });
  };
  for (const kind of ['quiz', 'board', 'insights', 'profile', 'inbox'] as const)
    await forEachStale(kind, changes[kind], (id) => heal(kind, id), signal);
}
