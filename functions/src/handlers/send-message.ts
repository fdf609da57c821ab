import { DomainError } from '@domain/errors.ts';
import { TRACKING_KEPT_S } from '@domain/limits.ts';
import { hasHiddenWord } from '@domain/messages/hidden-words.ts';
import { ANONYMOUS_SENDER, type Message, type MessageInput } from '@domain/messages/message.ts';
import { fetchHiddenWords } from '../db/accounts.ts';
import { createMessage, fetchMessage } from '../db/messages.ts';
import { fetchProfile } from '../db/profiles.ts';
import { enrichTracking } from '../services/tracking.ts';
import type { SenderContext } from '../support/context.ts';

function replay(stored: Message, input: MessageInput): { id: string } {
  const same = stored.recipientId === input.recipientId && stored.message === input.message;
  if (!same) throw new DomainError('conflict', 'The id belongs to another submission.');
  return { id: stored.id };
}

/**
 * Delivers an anonymous message, once per id however often it is sent. One with a word that the recipient has hidden is
 * answered like any other and not stored: who sends it does not learn which word it was.
 * Errors: `not-found` (no such recipient), `inbox-closed`, `conflict`.
 */
export async function sendMessage(input: MessageInput, { now }: SenderContext): Promise<{ id: string }> {
  const [stored, recipient, hiddenWords] = await Promise.all([
    fetchMessage(input.id),
    fetchProfile(input.recipientId),
    fetchHiddenWords(input.recipientId),
  ]);
  if (stored) return replay(stored, input);
  if (!recipient) throw new DomainError('not-found', 'There is no such recipient.');
  if (!recipient.acceptsMessages) throw new DomainError('inbox-closed', 'The recipient takes no messages.');
  if (hasHiddenWord(input.message, hiddenWords)) return { id: input.id };
  const message: Message = {
    id: input.id,
    recipientId: recipient.uid,
    senderName: ANONYMOUS_SENDER,
    message: input.message,
    createdAt: now,
    readAt: null,
  };
  const tracking = enrichTracking(input.tracking);
  if (await createMessage(message, tracking, now + TRACKING_KEPT_S * 1000)) return { id: message.id };
  const winner = await fetchMessage(input.id);
  if (!winner) throw new DomainError('unavailable', 'The submission was deleted while it was sent. Try again.');
  return replay(winner, input);
}
