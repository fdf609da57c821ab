import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { openCase, replyReportIdOf } from '@domain/moderation/report.ts';
import { saveReport } from '../db/reports.ts';
import type { Context } from '../services/context.ts';
import { openSent, replyOf } from '../services/sent-messages.ts';

/** Stores a reply with its message for the moderators, and nothing about who reports it. Throws `not-found`. */
export async function reportReply(
  { reason, note, ...key }: ParsedInputOf<'report-reply'>,
  { now }: Context,
): Promise<OutputOf<'report-reply'>> {
  const sent = await openSent(key);
  const found = sent && replyOf(sent);
  if (!found) throw new DomainError('not-found', 'There is no such reply.');
  const { message, reply } = found;
  await saveReport({
    id: replyReportIdOf(message.id, reply.at),
    kind: 'reply',
    subject: { messageId: message.id },
    accusedId: message.recipientId,
    messageId: message.id,
    replierId: message.recipientId,
    message: message.message,
    reply: reply.text,
    repliedAt: reply.at,
    sentAt: message.createdAt,
    senderKey: null,
    ...openCase({ reason, note }, now),
  });
  return { reported: true };
}
