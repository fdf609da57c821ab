import type { Deletion } from '@domain/deletion.ts';
import { DomainError } from '@domain/errors.ts';
import { deleteSubmission as deleteStored } from '../db/submissions.ts';
import type { Context } from '../services/context.ts';
import { isKeyOf } from '../services/delete-keys.ts';

/**
 * Deletes a response or a message for who sent it, with its tracking; counts follow by the triggers. What has ended is answered
 * like what is there, by its key: whether the recipient has deleted it already is nobody's business, and a reply that was lost
 * can be asked for again. What never was is answered like a deletion. Errors: `not-found` (its key is another one, or it has none).
 */
export async function deleteSubmission(
  { kind, id, deleteKey }: Deletion,
  { now }: Context,
): Promise<{ deleted: true }> {
  const isDeleted = await deleteStored(kind, id, (digest) => digest !== null && isKeyOf(digest, deleteKey), now);
  if (!isDeleted) throw new DomainError('not-found', 'There is nothing that this key deletes.');
  return { deleted: true };
}
