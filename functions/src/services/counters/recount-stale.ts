import { quizExists } from '../../db/quizzes.ts';
import { type DatedCount, fetchRecentChanges, forEachStale } from '../../db/recent.ts';
import { cleanUp } from '../quiz-clean-up.ts';
import { recountTarget } from './recount.ts';

/**
 * Counts anew what changed since a time and was not counted after that: its task was lost, or came before a slow submission.
 * What was answered to a quiz that is gone goes with it. `since` in milliseconds; `signal` breaks it off, with its reason.
 */
export async function recountStale(since: number, signal: AbortSignal): Promise<void> {
  const changes = await fetchRecentChanges(since, signal);
  const heal = async (kind: DatedCount, id: string) => {
    if (kind === 'quiz' && !(await quizExists(id))) await cleanUp(id);
    else await recountTarget({ kind, id });
  };
  for (const kind of ['quiz', 'insights', 'profile', 'inbox'] as const)
    await forEachStale(kind, changes[kind], (id) => heal(kind, id), signal);
}
