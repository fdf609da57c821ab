import type { DocumentWrite } from '../db/document-write.ts';
import { finishDeletion } from '../db/submissions.ts';
import { scheduleRecount } from '../services/counters/schedule.ts';

/** Whether a count of the inbox may have changed: a reply changes none. */
const isCountable = ({ before, after }: DocumentWrite): boolean =>
  !before || !after || (before['readAt'] === null) !== (after['readAt'] === null);

/** Schedules a recount of the inbox and finishes a deletion. A message that wasn't delivered has no recipient. */
export async function onMessageWritten(write: DocumentWrite): Promise<void> {
  const { id, at, before, after } = write;
  const recipientId = (after ?? before)?.['recipientId'] as string | null | undefined;
  if (!recipientId) return;
  await Promise.all([
    isCountable(write) && scheduleRecount({ kind: 'inbox', id: recipientId }),
    before && !after && finishDeletion('message', id, before, at),
  ]);
}
