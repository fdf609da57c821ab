import { BACKGROUND_MS, CLEAN_UP_AFTER_S, CLEAN_UP_AGAIN_S, TASK_OVERDUE_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import * as z from 'zod/mini';
import { deleteDeadLettersAbout } from '../db/dead-letters.ts';
import { deletePrivate } from '../db/delete.ts';
import { retireCodes } from '../db/quiz-codes.ts';
import { fetchOpenSince, forEachOverdueClosing, noteResultsClosed } from '../db/quiz-locks.ts';
import { fetchQuiz, quizExists } from '../db/quizzes.ts';
import { closeResponsesOf, deleteResponsesOf } from '../db/responses.ts';
import { enqueue, taskName, waitUntilDue } from '../db/task-queue.ts';

const cleanUpTask = z.object({
  quizId: z.string(),
  notBefore: z.number(),
  /** The last response that an earlier task closed. */
  after: z._default(z.nullable(z.string()), null),
});
type CleanUpTask = z.input<typeof cleanUpTask>;

/** Queues two clean-ups: after seconds for submissions under way, after minutes for slow ones. */
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

export async function scheduleClosing(quizId: string, revision: number, now: number = Date.now()): Promise<void> {
  await enqueueCleanUp(quizId, `private since ${revision}`, now);
}

/** Schedules it again for quizzes whose tasks were lost. */
export async function scheduleOverdueClosings(now: number, signal: AbortSignal): Promise<void> {
  await forEachOverdueClosing(
    now - TASK_OVERDUE_S * 1000,
    (quizId) => enqueueCleanUp(quizId, `overdue at ${now}`, now),
    signal,
  );
}

/**
 * Deletes what belonged to a deleted quiz, or closes the results of a private one after `after`, as many as there is
 * time for. Returns after which one to go on; null when all is done. Throws the signal's reason when it has no time to
 * delete the rest, which the next attempt finds. Safe to repeat.
 */
export async function cleanUp(quizId: string, after: string | null, signal: AbortSignal): Promise<string | null> {
  if (!(await quizExists(quizId))) {
    await deletePrivate(paths.quiz(quizId));
    await deleteResponsesOf(quizId, signal);
    await deleteDeadLettersAbout(quizId, signal);
    return null;
  }
  const quiz = await fetchQuiz(quizId);
  if (!quiz || quiz.isPublic) return null;
  const since = await fetchOpenSince(quizId);
  const last = await closeResponsesOf(quizId, after, signal);
  if (last === null && since) await noteResultsClosed(quizId, since);
  return last;
}

/** Runs a queued clean-up; a task goes on where it had no more time. */
export async function cleanUpQuiz(data: unknown): Promise<void> {
  const { quizId, notBefore, after } = z.parse(cleanUpTask, data);
  await waitUntilDue(notBefore, CLEAN_UP_AFTER_S * 1000);
  const last = await cleanUp(quizId, after, AbortSignal.timeout(BACKGROUND_MS));
  if (last === null) return;
  const next = { quizId, notBefore, after: last } satisfies CleanUpTask;
  const name = taskName(`clean up ${quizId}, due ${notBefore}, from ${last}`);
  await enqueue('cleanUpQuiz', { name, notBefore: Date.now(), data: next });
}
