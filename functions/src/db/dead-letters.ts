import { deadLetter } from '@domain/dead-letter.ts';
import { DEAD_LETTER_KEPT_S } from '@domain/limits.ts';
import { closedPaths } from '@domain/paths.ts';
import * as z from 'zod/mini';
import { db, endOf, fromStored, timestamp } from './firestore.ts';

const storedLetter = z.extend(deadLetter, {
  /** The task's data: ids of what it is about. */
  data: z.record(z.string(), z.unknown()),
});
type StoredLetter = z.infer<typeof storedLetter>;

/** Keeps a task that was given up. Safe to repeat. */
export async function storeDeadLetter({ id, at, ...fields }: StoredLetter): Promise<void> {
  await db()
    .doc(closedPaths.deadLetter(id))
    .set({ ...fields, at: timestamp(at), expiresAt: endOf(at, DEAD_LETTER_KEPT_S) });
}

export async function fetchDeadLetter(id: string): Promise<StoredLetter | null> {
  return fromStored(storedLetter, await db().doc(closedPaths.deadLetter(id)).get());
}

export async function deleteDeadLetter(id: string): Promise<void> {
  await db().doc(closedPaths.deadLetter(id)).delete();
}
