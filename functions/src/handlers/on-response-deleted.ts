import type { DocumentWrite } from '../db/firestore.ts';
import { finishDeletion } from '../db/submissions.ts';

/** Finishes a deletion: what is counted of a response was counted with it. */
export async function onResponseDeleted({ id, at, before }: DocumentWrite): Promise<void> {
  if (before) await finishDeletion('response', id, before, at);
}
