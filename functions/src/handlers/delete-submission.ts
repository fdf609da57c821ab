import type { Deletion } from '@domain/deletion.ts';
import { DomainError } from '@domain/errors.ts';
import { deleteDeadLettersAbout } from '../db/dead-letters.ts';
import type { DocumentWrite } from '../db/firestore.ts';
import { deleteSubmission as deleteStored, finishDeletion } from '../db/submissions.ts';
import type { Context } from '../services/context.ts';
import { digestOfKey } from '../services/digests.ts';

/**
 * Deletes a response or message by its delete key. One that is gone, or never was, gets the same answer, so that nobody
 * learns what the recipient deleted. Throws `not-found` if the key is wrong.
 */
export async function deleteSubmission(
  { kind, id, deleteKey }: Deletion,
  { now }: Context,
): Promise<{ deleted: true }> {
  const isDeleted = await deleteStored(kind, id, digestOfKey(deleteKey), now);
  if (!isDeleted) throw new DomainError('not-found', 'There is nothing that this key deletes.');
  // one that never came because its task was given up
  if (kind === 'response') await deleteDeadLettersAbout(id);
  return { deleted: true };
}

/** Finishes a deletion: what is counted of a response was counted with it. */
export async function onResponseDeleted({ id, at, before }: DocumentWrite): Promise<void> {
  if (before) await finishDeletion('response', id, before, at);
}
