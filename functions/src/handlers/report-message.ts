import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { openCase, reportIdOf } from '@domain/moderation/report.ts';
import { fetchMessageTo } from '../db/messages.ts';
import { saveReport } from '../db/reports.ts';
import type { CallerContext } from '../services/context.ts';
import { admitReport } from '../services/rate-limits.ts';
import { openSender } from '../services/sealed-senders.ts';

/** Stores a message to the caller with what is known of its sender. Throws `not-found`, `rate-limited`. */
export async function reportMessage(
  { messageId, reason, note }: ParsedInputOf<'reportMessage'>,
  context: CallerContext,
): Promise<OutputOf<'reportMessage'>> {
  const { uid, keys, now } = context;
  const found = await fetchMessageTo(uid, messageId);
  if (!found) throw new DomainError('not-found', 'There is no such message.');
  await admitReport(uid, context);
  const { message, sealedSender, tracking } = found;
  const { reply, repliedAt } = message;
  await saveReport({
    id: reportIdOf(uid, message),
    kind: 'message',
    subject: { messageId },
    accusedId: null,
    messageId,
    recipientId: uid,
    message: message.message,
    ...(reply !== undefined && { reply }),
    ...(repliedAt !== undefined && { repliedAt }),
    sentAt: message.createdAt,
    senderKey: openSender(keys, messageId, sealedSender),
    tracking,
    ...openCase({ reason, note }, now),
  });
  return { id: messageId };
}
