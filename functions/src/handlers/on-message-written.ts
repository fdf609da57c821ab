import { isDeepStrictEqual } from 'node:util';
import type { DocumentWrite } from '../db/document-write.ts';
import { hasReplyPush } from '../db/reply-pushes.ts';
import { finishDeletion } from '../db/submissions.ts';
import { schedulePush, scheduleRecount } from '../services/counters/schedule.ts';

/** Whether a count of the inbox may have changed: a reply changes none. */
const isCountable = ({ before, after }: DocumentWrite): boolean =>
  !before || !after || (before['readAt'] === null) !== (after['readAt'] === null);

/** Whether a reply was written or changed. */
const hasNewReply = ({ before, after }: DocumentWrite): boolean =>
  after?.['repliedAt'] !== undefined && !isDeepStrictEqual(before?.['repliedAt'], after['repliedAt']);

async function pushReply({ id, at }: DocumentWrite): Promise<void> {
  if (await hasReplyPush(id)) await schedulePush('reply', id, at);
}

/**
 * Schedules a recount of the inbox and the push of a reply, and finishes a deletion. A message that wasn't delivered has
 * no recipient.
 */
export async function onMessageWritten(write: DocumentWrite): Promise<void> {
  const { id, at, before, after } = write;
  const recipientId = (after ?? before)?.['recipientId'] as string | null | undefined;
  if (!recipientId) return;
  await Promise.all([
    isCountable(write) && scheduleRecount({ kind: 'inbox', id: recipientId }),
    hasNewReply(write) && pushReply(write),
    before && !after && finishDeletion('message', id, before, at),
  ]);
}
