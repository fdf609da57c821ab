import { CLEAN_UP_AFTER_S, CLEAN_UP_AGAIN_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import * as z from 'zod/mini';
import { deletePrivate } from '../db/delete.ts';
import {
  areResultsClosed,
  fetchQuiz,
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
  notBefore: z.number(),
});
type CleanUpTask = z.infer<typeof cleanUpTask>;

/**
 * Queues two clean-ups: after seconds, when submissions under way have landed, and after minutes for slow ones.
 * `occasion` keeps the clean-ups of one quiz apart.
 */
async function enqueueCleanUp(quizId: string, occasion: string, now: number): Promise<void> {
  for (const seconds of [CLEAN_UP_AFTER_S, CLEAN_UP_AGAIN_S]) {
    const notBefore = now + seconds * 1000;
    const data = { quizId, notBefore } satisfies CleanUpTask;
    const name = taskName(`clean up ${quizId}, ${occasion}, after ${seconds}`);
    await enqueue('cleanUpQuiz', { name, notBefore, data });
  }
}

/** Schedules the clean-up of a deleted quiz. Retires its code first, so that the clean-up can't hit another quiz. */
export async function scheduleCleanUp(quizId: string, now: number = Date.now()): Promise<void> {
  await retireCodes([quizId]);
  await enqueueCleanUp(quizId, 'deleted', now);
}

/** Schedules the closing of the results of a quiz that became private with a revision. */
export async function scheduleClosing(quizId: string, revision: number, now: number = Date.now()): Promise<void> {
  await enqueueCleanUp(quizId, `private since ${revision}`, now);
}

/** Deletes what belonged to a deleted quiz, or closes the results of a private one; safe to repeat. */
export async function cleanUp(quizId: string): Promise<void> {
  if (!(await quizExists(quizId))) {
    await deletePrivate(paths.quiz(quizId));
    await deleteResponsesOf(quizId);
    return;
  }
  const quiz = await fetchQuiz(quizId);
  if (!quiz || quiz.isPublic) return;
  await closeResponsesOf(quizId);
  await noteResultsClosed(quizId);
}

/** Runs a queued clean-up. */
export async function cleanUpQuiz(data: unknown): Promise<void> {
  const { quizId, notBefore } = z.parse(cleanUpTask, data);
  await waitUntilDue(notBefore, CLEAN_UP_AFTER_S * 1000);
  await cleanUp(quizId);
}

/** Closes open results of private quizzes: older ones, and those whose task was lost. Throws the signal's reason. */
export async function closeAllResults(signal: AbortSignal): Promise<void> {
  await forEachPrivateQuiz(async (quizId) => {
    signal.throwIfAborted();
    if (!(await areResultsClosed(quizId))) await cleanUp(quizId);
  });
}
