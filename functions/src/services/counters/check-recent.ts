import { COUNTS_CHECKED, TALLY_CHECKED_MAX } from '@domain/limits.ts';
import { countResponses } from '@domain/quiz/stats.ts';
import { fetchScores } from '../../db/quizzes.ts';
import { fetchAnswered, fetchWrittenTo } from '../../db/recent.ts';
import { cleanUp } from '../quiz-clean-up.ts';
import { checkInbox, checkQuiz } from './check.ts';

const PAGE = 300;

const shuffled = (all: readonly string[]) =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

/**
 * Checks the counts of some of the quizzes that were answered since a time, and of some of the inboxes that messages came
 * to. Cleans up after quizzes that are gone. Throws the signal's reason.
 */
export async function checkRecent(since: number, signal: AbortSignal): Promise<void> {
  const codes = shuffled(await fetchAnswered(since, signal));
  let left = COUNTS_CHECKED;
  for (let from = 0; from < codes.length; from += PAGE) {
    const some = codes.slice(from, from + PAGE);
    const found = await fetchScores(some);
    for (const [index, code] of some.entries()) {
      signal.throwIfAborted();
      const scores = found[index];
      if (!scores) await cleanUp(code);
      else if (left > 0 && countResponses(scores) <= TALLY_CHECKED_MAX) {
        left -= 1;
        await checkQuiz(code);
      }
    }
  }
  for (const uid of shuffled(await fetchWrittenTo(since, signal)).slice(0, COUNTS_CHECKED)) {
    signal.throwIfAborted();
    await checkInbox(uid);
  }
}
