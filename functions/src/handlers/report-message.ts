import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { openCase } from '@domain/moderation/report.ts';
import { fetchKeptWords } from '../db/kept-words.ts';
import { fetchMessageTo } from '../db/messages.ts';
import type { CallerContext } from '../services/context.ts';
import { caseIdOf } from '../services/digests.ts';
import { decryptPlace } from '../services/encrypted-places.ts';
import { decryptSender } from '../services/encrypted-senders.ts';
import { admitReport } from '../services/rate-limits.ts';
import { saveWithReceipt } from '../services/reporters/notify.ts';

/** Returns a read message to this recipient that its sender has deleted lately; null without one. */
async function fetchWithdrawn(recipientId: string, messageId: string, now: number) {
  const kept = await fetchKeptWords(messageId, now);
  if (!kept?.isWithdrawn || kept.recipientId !== recipientId) return null;
  const { sealedSender = null, tracking = null, sealedPlace, ...message } = kept;
  return { message, sealedSender, tracking, sealedPlace };
}

/** Stores a message and its sender for moderators, also a deleted one. Throws `not-found`, `rate-limited`. */
export async function reportMessage(
  { messageId, reason, note, reporter }: ParsedInputOf<'reportMessage'>,
  context: CallerContext,
): Promise<OutputOf<'reportMessage'>> {
  const { uid, keys, now } = context;
  const found = (await fetchMessageTo(uid, messageId)) ?? (await fetchWithdrawn(uid, messageId, now));
  if (!found) throw new DomainError('not-found', 'There is no such message.');
  await admitReport(uid, context);
  const { message, sealedSender, tracking: shown, sealedPlace } = found;
  const { reply, repliedAt } = message;
  // of a sender who shares less, operators see what the recipient doesn't
  const tracking = shown && { ...shown, ...decryptPlace(keys, messageId, sealedPlace) };
  // with the message's time, as a later message may have the same id
  const id = caseIdOf(keys, 'message', messageId, uid, String(message.createdAt));
  const complaint = { reason, note, isSignedIn: true };
  const opened = {
    id,
    kind: 'message' as const,
    subject: { messageId },
    accusedId: null,
    messageId,
    recipientId: uid,
    message: message.message,
    ...(reply !== undefined && { reply }),
    ...(repliedAt !== undefined && { repliedAt }),
    sentAt: message.createdAt,
    senderKey: decryptSender(keys, messageId, sealedSender)?.network ?? null,
    sealedTracking: tracking && keys.encrypt('tracking', id, JSON.stringify(tracking)),
    ...complaint,
    ...openCase(complaint, now),
  };
  await saveWithReceipt(opened, reporter, { now, keys, ...context.network() });
  return { id: messageId };
}
