import { createHash } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { type DeadLetter, deadLetter } from '@domain/dead-letter.ts';
import { DEAD_LETTER_KEPT_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { deleteInPages } from './delete.ts';
import { db, endOf, fromStored, inTransaction, timestamp } from './firestore.ts';
import { receiptRef } from './receipts.ts';

const letterAt = (id: string) => db().doc(closedPaths.deadLetter(id));
/** The task's data, which operators don't see: it may be a player's answers. */
const taskOf = (id: string) => db().doc(closedPaths.deadLetterTask(id));

/** The answer that a task stores, and its quiz: somebody may delete either. */
export interface AnswerOfTask {
  responseId: string;
  quizId: string;
}

/** Finds letters, and tells operators, who may read them, nothing. */
const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** Keeps a task that was given up, unless what it is about was deleted. Safe to repeat. */
export async function storeDeadLetter({ id, at, queue }: DeadLetter, data: unknown, of?: AnswerOfTask): Promise<void> {
  const expiresAt = endOf(at, DEAD_LETTER_KEPT_S);
  const about = of && { about: [hashOf(of.responseId), hashOf(of.quizId)] };
  await inTransaction(async (tx) => {
    if (of) {
      const [receipt, quiz] = await tx.getAll(receiptRef('response', of.responseId), db().doc(paths.quiz(of.quizId)));
      if (receipt?.exists || !quiz?.exists) return;
    }
    tx.set(letterAt(id), { queue, at: timestamp(at), expiresAt, ...about });
    tx.set(taskOf(id), { data, expiresAt });
  });
}

/** Deletes what is kept about an answer, or about all answers to a quiz, once that is gone. */
export const deleteDeadLettersAbout = (id: string, signal?: AbortSignal): Promise<void> =>
  deleteInPages(
    db().collection(closedPaths.deadLetters).where('about', 'array-contains', hashOf(id)),
    (letter) => [taskOf(letter.id)],
    signal,
  );

export async function fetchDeadLetter(id: string): Promise<(DeadLetter & { data: object }) | null> {
  const [letter, task] = await db().getAll(letterAt(id), taskOf(id));
  const known = letter && fromStored(deadLetter, letter);
  const data: unknown = task?.get('data');
  return known && data && typeof data === 'object' ? { ...known, data } : null;
}

export async function deleteDeadLetter(id: string): Promise<void> {
  const batch = db().batch();
  batch.delete(letterAt(id));
  batch.delete(taskOf(id));
  await batch.commit();
}
