import { CLEAN_UP_AFTER_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import * as z from 'zod/mini';
import { deletePrivate } from '../db/private.ts';
import { quizExists, retireCodes } from '../db/quizzes.ts';
import { deleteResponsesOf } from '../db/responses.ts';
import { enqueue } from '../db/task-queue.ts';
import { taskName, waitUntilDue } from './task-times.ts';

const cleanUpTask = z.object({
  quizId: z.string(),
  /** Milliseconds since 1970. */
  notBefore: z.number(),
});
type CleanUpTask = z.infer<typeof cleanUpTask>;

/**
 * Sees to it that everything goes that hung on a quiz which was deleted, a moment later: so what was being submitted or
 * counted goes, too. Its code is retired first: nothing that the clean-up finds under it can belong to another quiz. `now` in
 * milliseconds.
 */
export async function requestCleanUp(quizId: string, now: number = Date.now()): Promise<void> {
  await retireCodes([quizId]);
  const notBefore = now + CLEAN_UP_AFTER_S * 1000;
  const data = { quizId, notBefore } satisfies CleanUpTask;
  await enqueue('cleanUpQuiz', { name: taskName(`clean up ${quizId}`), notBefore, data });
}

/** Reads a task and waits until it is due; gives which quiz is meant. */
export async function receiveCleanUp(data: unknown): Promise<string> {
  const { quizId, notBefore } = z.parse(cleanUpTask, data);
  await waitUntilDue(notBefore, CLEAN_UP_AFTER_S * 1000);
  return quizId;
}

/** Deletes what hung on a quiz, page by page; safe to repeat after it broke off anywhere. A quiz that is there keeps all. */
export async function cleanUp(quizId: string): Promise<void> {
  if (await quizExists(quizId)) return;
  await deletePrivate(paths.quiz(quizId));
  await deleteResponsesOf(quizId);
}
