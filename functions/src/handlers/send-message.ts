import { DomainError } from '@domain/errors.ts';
import { TRACKING_KEPT_S } from '@domain/limits.ts';
import { hasHiddenWord } from '@domain/messages/hidden-words.ts';
import { ANONYMOUS_SENDER, type Message } from '@domain/messages/message.ts';
import type { MessageInput } from '@domain/messages/message-input.ts';
import { fetchDelivery } from '../db/delivery.ts';
import { createHiddenMessage, createMessage, fetchSentMessage, type HiddenMessage } from '../db/messages.ts';
import { digestOfKey } from '../services/delete-keys.ts';
import type { Keys } from '../services/keys.ts';
import { senderKeyFor } from '../services/message-sender.ts';
import { enrichTracking } from '../services/tracking.ts';
import type { SenderContext } from '../support/context.ts';

const digestOf = ({ id, recipientId, message }: MessageInput, keys: Keys): string =>
  keys.sign('hidden-message', id, recipientId, message).toString('base64url');

function replay(stored: Message | HiddenMessage, input: MessageInput, keys: Keys): { id: string } {
  const same =
    stored.recipientId === null
      ? stored.digest === digestOf(input, keys)
      : stored.recipientId === input.recipientId && stored.message === input.message;
  if (!same) throw new DomainError('conflict', 'The id belongs to another submission.');
  return { id: input.id };
}

/**
 * Delivers an anonymous message, once per id however often it is sent. One with a word that the recipient has hidden, or
 * from a sender they have blocked, is answered like any other, now and later, and only a mark of it is stored: who sends
 * it does not learn of either.
 * Errors: `not-found` (no such recipient), `inbox-closed`, `conflict`.
 */
export async function sendMessage(input: MessageInput, context: SenderContext): Promise<{ id: string }> {
  const { now, keys } = context;
  const senderKey = senderKeyFor(input.recipientId, context);
  const { stored, recipient, hiddenWords, isBlocked } = await fetchDelivery(input.id, input.recipientId, senderKey);
  // the mark of a hidden one outlives its recipient, a delivered one does not: both answer the same
  if (stored && (stored.recipientId !== null || recipient)) return replay(stored, input, keys);
  if (!recipient) throw new DomainError('not-found', 'There is no such recipient.');
  if (!recipient.acceptsMessages) throw new DomainError('inbox-closed', 'The recipient takes no messages.');
  const message: Message = {
    id: input.id,
    recipientId: recipient.uid,
    senderName: ANONYMOUS_SENDER,
    message: input.message,
    createdAt: now,
    readAt: null,
  };
  const tracking = enrichTracking(input.tracking, await context.place());
  const expiresAt = now + TRACKING_KEPT_S * 1000;
  const deleteDigest = digestOfKey(input.deleteKey);
  // looked for whoever sends it: a block must not be told by the time it saves
  const hasWord = hasHiddenWord(input.message, hiddenWords);
  const isNew =
    hasWord || isBlocked
      ? await createHiddenMessage(input.id, digestOf(input, keys), expiresAt, deleteDigest)
      : await createMessage(message, { tracking, senderKey }, expiresAt, deleteDigest);
  if (isNew) return { id: input.id };
  const winner = await fetchSentMessage(input.id);
  if (!winner) throw new DomainError('unavailable', 'The submission was deleted while it was sent. Try again.');
  return replay(winner, input, keys);
}
