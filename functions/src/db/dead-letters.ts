import { closedPaths } from '@domain/closed-paths.ts';
import { type DeadLetter, deadLetter } from '@domain/dead-letter.ts';
import { DEAD_LETTER_KEPT_S } from '@domain/limits.ts';
import { db, endOf, fromStored, timestamp } from './firestore.ts';

const letterAt = (id: string) => db().doc(closedPaths.deadLetter(id));
/** The task's data, which operators don't see: it may be a player's answers. */
const taskOf = (id: string) => db().doc(closedPaths.deadLetterTask(id));

/** Keeps a task that was given up. Safe to repeat. */
export async function storeDeadLetter({ id, at, queue }: DeadLetter, data: unknown): Promise<void> {
  const expiresAt = endOf(at, DEAD_LETTER_KEPT_S);
  const batch = db().batch();
  batch.set(letterAt(id), { queue, at: timestamp(at), expiresAt });
  batch.set(taskOf(id), { data, expiresAt });
  await batch.commit();
}

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
