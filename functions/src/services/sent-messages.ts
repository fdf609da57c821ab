import { DomainError } from '@domain/errors.ts';
import { type Message, type Reply, replyTo } from '@domain/messages/message.ts';
import { fetchSent } from '../db/sent-messages.ts';
import { isKeyOf } from './digests.ts';

type OpenedSent = NonNullable<Awaited<ReturnType<typeof fetchSent>>>;

/** What its sender proves it by. */
export interface SentKey {
  id: string;
  deleteKey: string;
}

/** Returns the message that a key opens; null if nothing is known of it any more. Throws `not-found` for a wrong key. */
export async function openSent({ id, deleteKey }: SentKey): Promise<OpenedSent | null> {
  const sent = await fetchSent(id);
  if (sent && (sent.deleteDigest === null || !isKeyOf(sent.deleteDigest, deleteKey)))
    throw new DomainError('not-found', 'There is nothing that this key opens.');
  return sent;
}

/** Returns the reply that reaches a message's sender, with the message; null without one. */
export function replyOf({
  message,
  blocksReplies,
  isWithdrawn,
}: OpenedSent): { message: Message; reply: Reply } | null {
  if (message === null || blocksReplies || isWithdrawn) return null;
  const reply = replyTo(message);
  return reply && { message, reply };
}
