import type { DocumentWrite } from '../db/document-write.ts';
import { finishDeletion } from '../db/submissions.ts';
import { scheduleRecount } from '../services/tasks/schedule.ts';

/** Finishes a deletion, and schedules a recount of the inbox. A message that wasn't delivered has no recipient. */
export async function onMessageDeleted({ id, at, before }: DocumentWrite): Promise<void> {
  const recipientId = before?.['recipientId'] as string | null | undefined;
  if (!before || !recipientId) return;
  await Promise.all([scheduleRecount({ kind: 'inbox', id: recipientId }), finishDeletion('message', id, before, at)]);
}
