import type { Deletion } from '@domain/deletion.ts';
import { DomainError } from '@domain/errors.ts';
import { deleteSubmission as deleteStored } from '../db/submissions.ts';
import { isKeyOf } from '../services/delete-keys.ts';

/**
 * Deletes a response or a message for who sent it, with its tracking; counts follow by the triggers. What is gone, or never
 * was, answers as if it had just been deleted: whether the recipient has deleted it already is nobody's business, and a
 * reply that was lost can be asked for again. Errors: `not-found` (there is one, but with another key or without any).
 */
export async function deleteSubmission({ kind, id, deleteKey }: Deletion): Promise<{ deleted: true }> {
  const isDeleted = await deleteStored(kind, id, (digest) => digest !== null && isKeyOf(digest, deleteKey));
  if (!isDeleted) throw new DomainError('not-found', 'There is nothing that this key deletes.');
  return { deleted: true };
}
