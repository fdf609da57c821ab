import type { DocumentWrite } from '../db/document-write.ts';
import { finishDeletion } from '../db/submissions.ts';
import { scheduleRecount } from '../services/counters/schedule.ts';

/**
 * A message came, was read or went: the inbox is counted anew, and a deletion is finished. The mark of one that was not
 * delivered is in no inbox, and ends by itself with all that belongs to it.
 */
export async function onMessageWritten({ id, at, before, after }: DocumentWrite): Promise<void> {
  const recipientId = (after ?? before)?.['recipientId'] as string | null | undefined;
  if (!recipientId) return;
  await Promise.all([
    scheduleRecount({ kind: 'inbox', id: recipientId }),
    before && !after && finishDeletion('message', id, before, at),
  ]);
}
