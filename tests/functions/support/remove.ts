import type { DeletableKind } from '@domain/deletion.ts';
import { inTransaction } from '../../../functions/src/db/firestore.ts';
import { readRemoval } from '../../../functions/src/db/submissions.ts';

/** Deletes a submission as moderators do. */
export async function removeSubmission(kind: DeletableKind, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const remove = await readRemoval(tx, kind, id, { isMeant: () => true, now: Date.now() });
    remove?.();
  });
}
