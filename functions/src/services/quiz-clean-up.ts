import { CLEAN_UP_AFTER_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import * as z from 'zod/mini';
import { deletePrivate } from '../db/private.ts';
import {
  areResultsClosed,
  fetchQuizWithKey,
  forEachPrivateQuiz,
  noteResultsClosed,
  quizExists,
} from '../db/quizzes.ts';
import { closeResponsesOf, deleteResponsesOf } from '../db/responses.ts';
import { enqueue } from '../db/task-queue.ts';
import { taskName, waitUntilDue } from './task-times.ts';

const cleanUpTask = z.object({
  quizId: z.string(),
  /** Milliseconds since 1970. */
  notBefore: z.number(),
});
type CleanUpTask = z.infer<typeof cleanUpTask>;

/**
 * Sees to it that everything goes that hung on a quiz which was deleted, and that the results of one which became
 * private are closed, a moment later: so for what was being submitted or counted, too. `occasion` tells one from another of the
 * same quiz: when a deleted one was made, as a draft that is saved again gets its code again, or the revision. `now` in milliseconds.
 */
export async function requestCleanUp(quizId: string, occasion: number, now: number = Date.now()): Promise<void> {
  const notBefore = now + CLEAN_UP_AFTER_S * 1000;
  const data = { quizId, notBefore } satisfies CleanUpTask;
  await enqueue('cleanUpQuiz', { name: taskName(`clean up ${quizId} of ${occasion}`), notBefore, data });
}

/** Reads a task and waits until it is due; gives which quiz is meant. */
export async function receiveCleanUp(data: unknown): Promise<string> {
  const { quizId, notBefore } = z.parse(cleanUpTask, data);
  await waitUntilDue(notBefore, CLEAN_UP_AFTER_S * 1000);
  return quizId;
}

/**
 * Deletes what hung on a quiz that is gone, page by page, and closes the results of a private one; safe to repeat after it
 * broke off anywhere. A public quiz keeps all.
 */
export async function cleanUp(quizId: string): Promise<void> {
  if (!(await quizExists(quizId))) {
    await deletePrivate(paths.quiz(quizId));
    await deleteResponsesOf(quizId);
    return;
  }
  const stored = await fetchQuizWithKey(quizId);
  if (!stored || stored.quiz.isPublic) return;
  await closeResponsesOf(quizId, stored.key.draftId);
  await noteResultsClosed(quizId);
}

/**
 * Closes the results of all private quizzes of which that is not noted: those from before there were closed results, and those
 * whose task was lost. `signal` breaks it off between two quizzes, with its reason.
 */
export async function closeAllResults(signal: AbortSignal): Promise<void> {
  await forEachPrivateQuiz(async (quizId) => {
    signal.throwIfAborted();
    if (!(await areResultsClosed(quizId))) await cleanUp(quizId);
  });
}
