import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { openCase } from '@domain/moderation/report.ts';
import { fetchKeptWords } from '../db/kept-words.ts';
import type { SenderContext } from '../services/context.ts';
import { caseIdOf } from '../services/digests.ts';
import { isReportThrottled } from '../services/rate-limits.ts';
import { saveWithReceipt } from '../services/reporters/notify.ts';
import { openSent } from '../services/sent-messages.ts';

/** Stores a reply's read wordings with its message, and of the reporter an address at most. Throws `not-found`. */
export async function reportReply(
  { reason, note, reporter, ...key }: ParsedInputOf<'report-reply'>,
  context: SenderContext,
): Promise<OutputOf<'report-reply'>> {
  const { now, keys } = context;
  const sent = await openSent(key);
  const kept = sent && !sent.isWithdrawn ? await fetchKeptWords(key.id, now) : null;
  const [reply, ...earlier] = (kept?.replies ?? []).toReversed();
  if (!kept || !reply) throw new DomainError('not-found', 'There is no such reply.');
  const complaint = { reason, note, isThrottled: await isReportThrottled(reason, context) };
  const opened = {
    id: caseIdOf(keys, 'reply', kept.id, String(reply.at)),
    kind: 'reply' as const,
    subject: { messageId: kept.id },
    accusedId: kept.recipientId,
    messageId: kept.id,
    replierId: kept.recipientId,
    message: kept.message,
    reply: reply.text,
    repliedAt: reply.at,
    ...(earlier.length > 0 && { earlier }),
    sentAt: kept.createdAt,
    senderKey: null,
    ...complaint,
    ...openCase(complaint, now),
  };
  await saveWithReceipt(opened, reporter, context);
  return { reported: true };
}
