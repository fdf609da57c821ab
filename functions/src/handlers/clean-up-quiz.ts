import { cleanUp, receiveCleanUp } from '../services/quiz-clean-up.ts';

/** Deletes the responses, keys and counts of a quiz that was deleted. Safe to run any number of times. */
export async function cleanUpQuiz(data: unknown): Promise<void> {
  await cleanUp(await receiveCleanUp(data));
}
