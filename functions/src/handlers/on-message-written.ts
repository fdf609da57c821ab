import type { DocumentWrite } from '../db/document-write.ts';
import { finishDeletion } from '../db/submissions.ts';
import { scheduleRecount } from '../services/counters/schedule.ts';

/** Schedules a recount of the inbox and finishes a deletion. A message that wasn't delivered has no recipient. */
export async function onMessageWritten({ id, at, before, after }: DocumentWrite): Promise<void> {
  const recipientId = (after ?? before)?.['recipientId'] as string | null | undefined;
  if (!recipientId) return;
  await Promise.all([
    scheduleRecount({ kind: 'inbox', id: recipientId }),
    before && !after && finishDeletion('message', id, before, at),
  ]);
}
