import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { fetchMessageTo } from '../db/messages.ts';
import { saveReport } from '../db/reports.ts';
import type { CallerContext } from '../support/context.ts';

/**
 * Keeps a copy of a message to the caller for the people who look at reports, one per message: it outlives the message, and a
 * second thought opens it again.
 * Errors: `not-found` (no such message to the caller).
 */
export async function reportMessage(
  { messageId, reason, note }: ParsedInputOf<'reportMessage'>,
  { uid, now }: CallerContext,
): Promise<OutputOf<'reportMessage'>> {
  const found = await fetchMessageTo(uid, messageId);
  if (!found) throw new DomainError('not-found', 'There is no such message.');
  const { message, senderKey } = found;
  await saveReport({
    id: messageId,
    recipientId: uid,
    message: message.message,
    sentAt: message.createdAt,
    reason,
    note,
    reportedAt: now,
    senderKey,
    status: 'open',
  });
  return { id: messageId };
}
