import { isDeepStrictEqual } from 'node:util';
import type { DocumentWrite } from '../db/document-write.ts';
import { hasReplyPush } from '../db/reply-pushes.ts';
import { keepPace } from '../services/pace.ts';
import { schedulePush, scheduleRecount } from '../services/tasks/schedule.ts';

/** Whether it was read: a reply changes no count. */
const isRead = ({ before, after }: DocumentWrite): boolean =>
  (before?.['readAt'] === null) !== (after?.['readAt'] === null);

/** Whether a reply was written or changed. */
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
