import { CLEAN_UP_AFTER_S, CLEAN_UP_AGAIN_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import * as z from 'zod/mini';
import { deletePrivate } from '../db/delete.ts';
import {
  areResultsClosed,
  fetchQuizWithKey,
  forEachPrivateQuiz,
  noteResultsClosed,
  quizExists,
  retireCodes,
} from '../db/quizzes.ts';
import { closeResponsesOf, deleteResponsesOf } from '../db/responses.ts';
import { enqueue } from '../db/task-queue.ts';
import { taskName, waitUntilDue } from './tasks.ts';

const cleanUpTask = z.object({
  quizId: z.string(),
  /** Milliseconds since 1970. */
  notBefore: z.number(),
});
type CleanUpTask = z.infer<typeof cleanUpTask>;

/**
 * Sees to it that what hung on a quiz is cleaned up a moment later, so that what was being submitted or counted goes, too, and once
 * more after minutes, for what took long. `occasion`
 * tells one clean-up of a quiz from another.
 */
async function enqueueCleanUp(quizId: string, occasion: string, now: number): Promise<void> {
  for (const seconds of [CLEAN_UP_AFTER_S, CLEAN_UP_AGAIN_S]) {
    const notBefore = now + seconds * 1000;
    const data = { quizId, notBefore } satisfies CleanUpTask;
    const name = taskName(`clean up ${quizId}, ${occasion}, after ${seconds}`);
    await enqueue('cleanUpQuiz', { name, notBefore, data });
  }
}

/**
 * Sees to it that everything goes that hung on a quiz which was deleted. Its code is retired first: nothing that the clean-up
 * finds under it can belong to another quiz. `now` in milliseconds.
 */
export async function scheduleCleanUp(quizId: string, now: number = Date.now()): Promise<void> {
  await retireCodes([quizId]);
  await enqueueCleanUp(quizId, 'deleted', now);
}

/** Sees to it that the results of a quiz are closed that became private with a revision. `now` in milliseconds. */
export async function scheduleClosing(quizId: string, revision: number, now: number = Date.now()): Promise<void> {
  await enqueueCleanUp(quizId, `private since ${revision}`, now);
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

/** Runs a queued clean-up. Safe to run any number of times. */
export async function cleanUpQuiz(data: unknown): Promise<void> {
  const { quizId, notBefore } = z.parse(cleanUpTask, data);
  await waitUntilDue(notBefore, CLEAN_UP_AFTER_S * 1000);
  await cleanUp(quizId);
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
