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

/** Gives whether it is stored: not when the id is taken, nor when the inbox is closed. Throws `not-found`. */
async function store(input: MessageInput, context: SenderContext): Promise<boolean | 'closed'> {
  const { now, keys } = context;
  const senderKey = senderKeyFor(input.recipientId, context);
  const { recipient, hiddenWords, isBlocked } = await fetchDelivery(input.recipientId, senderKey);
  // whatever is stored under the id: an answer by that would tell a hidden message from a delivered one
  if (!recipient) throw new DomainError('not-found', 'There is no such recipient.');
  if (!recipient.acceptsMessages) return 'closed';
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
  return hasWord || isBlocked
    ? createHiddenMessage(
        input.id,
        { hiddenFor: recipient.uid, digest: digestOf(input, keys) },
        expiresAt,
        deleteDigest,
      )
    : createMessage(message, { tracking, senderKey }, expiresAt, deleteDigest);
}

/**
 * Delivers an anonymous message, once per id however often it is sent; whether it was sent before is asked when it cannot
 * be stored. One with a word that the recipient has hidden, or from a sender they have blocked, is answered like any other,
 * now and later, and only a mark of it is stored: who sends it does not learn of either.
 * Errors: `not-found` (no such recipient), `inbox-closed`, `conflict`.
 */
export async function sendMessage(input: MessageInput, context: SenderContext): Promise<{ id: string }> {
  const outcome = await store(input, context);
  if (outcome === true) return { id: input.id };
  const stored = await fetchSentMessage(input.id);
  if (stored) return replay(stored, input, context.keys);
  if (outcome === 'closed') throw new DomainError('inbox-closed', 'The recipient takes no messages.');
  throw new DomainError('unavailable', 'The submission was deleted while it was sent. Try again.');
}
