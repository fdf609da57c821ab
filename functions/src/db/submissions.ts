import type { DeletableKind } from '@domain/deletion.ts';
import { paths } from '@domain/paths.ts';
import { db, inTransaction } from './firestore.ts';

/** The field of a response or message, delivered or not, in which the digest of its delete key is. */
export const DELETE_DIGEST = 'deleteDigest';

/** The fields by which a submission can be deleted by who sent it; none for one that came without a key. */
export const deletableBy = (digest: string | null): object => (digest === null ? {} : { [DELETE_DIGEST]: digest });

/**
 * Deletes a response or a message, with all that is privately below it, in one write. `mayDelete` is told the digest of its
 * delete key, null when it has none. Gives false, and changes nothing, when it says no; true when nothing was there.
 */
export async function deleteSubmission(
  kind: DeletableKind,
  id: string,
  mayDelete: (digest: string | null) => boolean,
): Promise<boolean> {
  const document = db().doc(kind === 'response' ? paths.response(id) : paths.message(id));
  const below = await document.collection('private').listDocuments();
  return inTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (!stored.exists) return true;
    const digest: unknown = stored.get(DELETE_DIGEST);
    if (!mayDelete(typeof digest === 'string' ? digest : null)) return false;
    for (const one of [...below, document]) transaction.delete(one);
    return true;
  });
}
