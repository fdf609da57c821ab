import { isDeepStrictEqual } from 'node:util';
import type { DocumentWrite } from '../db/firestore.ts';
import { hasReplyPush } from '../db/reply-pushes.ts';
import { finishDeletion } from '../db/submissions.ts';
import { keepPace } from '../services/suspensions.ts';
import { schedulePush, scheduleRecount } from '../services/tasks/schedule.ts';

/** Whether it was read: a reply changes no count. */
const isRead = ({ before, after }: DocumentWrite): boolean =>
  (before?.['readAt'] === null) !== (after?.['readAt'] === null);

const hasNewReply = ({ before, after }: DocumentWrite): boolean =>
  after?.['repliedAt'] !== undefined && !isDeepStrictEqual(before?.['repliedAt'], after['repliedAt']);

async function pushReply({ id, at }: DocumentWrite): Promise<void> {
  if (await hasReplyPush(id)) await schedulePush('reply', id, at);
}

/** Schedules a recount of the inbox, and the push of a reply. */
export async function onMessageUpdated(write: DocumentWrite): Promise<void> {
  await Promise.all([
    isRead(write) && scheduleRecount({ kind: 'inbox', id: String(write.after?.['recipientId']) }),
    hasNewReply(write) && pushReply(write),
    hasNewReply(write) && keepPace(String(write.after?.['recipientId'])),
  ]);
}

/** Finishes a deletion, and schedules a recount of the inbox. A message that wasn't delivered has no recipient. */
export async function onMessageDeleted({ id, at, before }: DocumentWrite): Promise<void> {
  const recipientId = before?.['recipientId'] as string | null | undefined;
  if (!before || !recipientId) return;
  await Promise.all([scheduleRecount({ kind: 'inbox', id: recipientId }), finishDeletion('message', id, before, at)]);
}
