import { DomainError } from '@domain/errors.ts';
import { hasHiddenWord } from '@domain/messages/hidden-words.ts';
import { ANONYMOUS_SENDER, type Message } from '@domain/messages/message.ts';
import type { MessageInput } from '@domain/messages/message-input.ts';
import { createHiddenMessage, createMessage, fetchMessageDigest } from '../db/messages.ts';
import { fetchReceipt } from '../db/receipts.ts';
import { fetchRecipient } from '../db/recipients.ts';
import { senderKeysFor } from '../services/client-ip.ts';
import type { SenderContext } from '../services/context.ts';
import { digestOfKey, digestOfMessage } from '../services/digests.ts';
import { encryptSender } from '../services/encrypted-senders.ts';
import { schedulePushOfNews, scheduleRecount } from '../services/tasks/schedule.ts';
import { describeSender } from '../services/tracking.ts';

/** Whether this very message was sent under the id, whatever became of it; null if nothing was. */
async function isSentAlready(input: MessageInput, digest: string): Promise<boolean | null> {
  const [stored, tombstone] = await Promise.all([fetchMessageDigest(input.id), fetchReceipt('message', input.id)]);
  const known = stored ?? tombstone?.digest;
  return known === undefined ? null : known === digest;
}

/** Returns whether the message was stored: not if the id is or was taken. Throws `not-found`. */
async function store(input: MessageInput, digest: string, context: SenderContext): Promise<boolean | 'closed'> {
  const { now } = context;
  const keysFor = (uid: string) => senderKeysFor(uid, context);
  const found = await fetchRecipient(input.recipientId, keysFor, now);
  const { recipient, hasAccount } = found;
  // checked before what the id holds: that would distinguish a hidden message from a delivered one
  if (!recipient || recipient.isSuspended) throw new DomainError('not-found', 'There is no such recipient.');
  if (!recipient.acceptsMessages) return 'closed';
  const known = await describeSender(input, context);
  const message: Message = {
    id: input.id,
    recipientId: recipient.uid,
    senderName: ANONYMOUS_SENDER,
    message: input.message,
    // as late as possible: with a time before the recipient's last look it would count as read
    createdAt: Date.now(),
    readAt: null,
  };
  const receipt = { digest, deleteDigest: input.deleteKey === undefined ? null : digestOfKey(input.deleteKey) };
  if (!found.areCountsSound) await scheduleRecount({ kind: 'creator', id: recipient.uid });
  // checked for blocked senders, too: the time saved would reveal the block
  const hasWord = hasHiddenWord(input.message, found.hiddenWords);
  const isCreated = await (hasWord || found.isBlocked
    ? createHiddenMessage(message, { now, hasAccount }, receipt)
    : createMessage(
        message,
        { isSetAside: context.isOverflow, hasAccount },
        { ...known, sealedSender: encryptSender(context.keys, input.id, keysFor(recipient.uid)) },
        receipt,
      ));
  // also for what is hidden: the time it takes reveals nobody
  if (isCreated && found.hasDevices) await schedulePushOfNews(recipient.uid);
  return isCreated;
}

/**
 * Delivers an anonymous message, once per id. One with a hidden word or from a blocked sender is answered the same but
 * leaves only a tombstone; one that floods an inbox is set aside. Throws `not-found`, `inbox-closed`, `conflict`.
 */
export async function sendMessage(input: MessageInput, context: SenderContext): Promise<{ id: string }> {
  const digest = digestOfMessage(input, context.keys);
  const outcome = await store(input, digest, context);
  if (outcome === true) return { id: input.id };
  const isSame = await isSentAlready(input, digest);
  if (isSame === true) return { id: input.id };
  if (isSame === false) throw new DomainError('conflict', 'The id belongs to another submission.');
  if (outcome === 'closed') throw new DomainError('inbox-closed', 'The recipient takes no messages.');
  throw new DomainError('unavailable', 'The submission was deleted while it was sent. Try again.');
}
