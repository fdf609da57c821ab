import { COUNTS_CHECKED, TALLY_CHECKED_MAX } from '@domain/limits.ts';
import { countResponses } from '@domain/quiz/stats.ts';
import { fetchScores } from '../../db/quizzes.ts';
import { sampleAnswered, sampleWrittenTo } from '../../db/recent.ts';
import { cleanUp } from '../quiz-clean-up.ts';
import { checkInbox, checkQuiz, checkTotal } from './check-counts.ts';

/** Checks some quizzes and inboxes of late; cleans up after quizzes that are gone. Throws the signal's reason. */
export async function checkRecent(since: number, signal: AbortSignal): Promise<void> {
  for (const code of await sampleAnswered(since, COUNTS_CHECKED)) {
    signal.throwIfAborted();
    const scores = await fetchScores(code);
    if (!scores) await cleanUp(code, null, signal);
    else await (countResponses(scores) <= TALLY_CHECKED_MAX ? checkQuiz : checkTotal)(code);
  }
  for (const uid of await sampleWrittenTo(since, COUNTS_CHECKED)) {
    signal.throwIfAborted();
    await checkInbox(uid);
  }
}
