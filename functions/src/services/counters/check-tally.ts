import { mendTally } from '../../db/tallies.ts';
import { logFailure } from '../../support/log.ts';

/**
 * Compares the counts of a quiz with its responses, mends them, and reports a difference as an error: they are written
 * with each response, so there is none unless something is broken. An owner's deletion that was not finished in that
 * moment looks like one, too. Returns false if the quiz is gone.
 */
export async function checkTally(code: string): Promise<boolean> {
  const isRight = await mendTally(code);
  if (isRight === false) logFailure('tally', 'internal', new Error('The counts of a quiz were wrong.'));
  return isRight !== null;
}
