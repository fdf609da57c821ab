import { mendBoard } from '../../db/boards.ts';
import { mendInbox } from '../../db/messages.ts';
import { saveQuizList } from '../../db/quiz-lists.ts';
import { isTotalRight, mendTally } from '../../db/tallies.ts';
import { logFailure } from '../../support/log.ts';

/** Counts are written with what they count: a difference is repaired and reported as an error, unfinished work too. */
const logWrong = (what: string) => logFailure('tally', 'internal', new Error(`The counts of ${what} were wrong.`));

/** Compares counts and scoreboard of a quiz with its responses, and its creator's counts with the quizzes. */
export async function checkQuiz(code: string): Promise<void> {
  const found = await mendTally(code);
  if (!found) return;
  const [isListRight, isBoardRight] = await Promise.all([saveQuizList(found.ownerId), mendBoard(code)]);
  if (!(found.isRight && isListRight && isBoardRight)) logWrong('a quiz');
}

/** Compares only how many responses a quiz has; `checkQuiz` mends it. */
export async function checkTotal(code: string): Promise<void> {
  if (!(await isTotalRight(code))) logWrong('a large quiz');
}

/** Compares the counts of an inbox with its messages. */
export async function checkInbox(uid: string): Promise<void> {
  if (!(await mendInbox(uid))) logWrong('an inbox');
}

/** Compares all counts in a creator's account with what they count. */
export async function checkCreator(uid: string): Promise<void> {
  await checkInbox(uid);
  if (!(await saveQuizList(uid))) logWrong('a creator');
}
