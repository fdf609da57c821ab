import { mendBoard } from '../../db/boards.ts';
import { saveQuizList } from '../../db/quiz-lists.ts';
import { mendTally } from '../../db/tallies.ts';
import { logFailure } from '../../support/log.ts';

/**
 * Compares counts and scoreboard of a quiz with its responses, and its creator's counts with the quizzes; mends them, and reports a
 * difference as an error: they are written with each response, so there is none unless something is broken. What was not
 * finished in that moment, as an owner's deletion, looks like one, too. Returns false if the quiz is gone.
 */
export async function checkTally(code: string): Promise<boolean> {
  const found = await mendTally(code);
  if (!found) return false;
  const [isListRight, isBoardRight] = await Promise.all([saveQuizList(found.ownerId), mendBoard(code)]);
  const isRight = found.isRight && isListRight && isBoardRight;
  if (!isRight) logFailure('tally', 'internal', new Error('The counts of a quiz were wrong.'));
  return true;
}
