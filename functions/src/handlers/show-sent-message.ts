import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { keepShownReply } from '../db/kept-words.ts';
import { fetchProfile } from '../db/profiles.ts';
import type { Context } from '../services/context.ts';
import { openSent, replyOf } from '../services/sent-messages.ts';

/**
 * Returns what the sender of a message may know of it. One that is gone, was hidden or set aside, or never was is
 * answered like one without a reply, after the same reads; so is one whose recipient is suspended. Throws `not-found` if the key is wrong.
 */
export async function showSentMessage(
  key: ParsedInputOf<'sent-message'>,
  { now }: Context,
): Promise<OutputOf<'sent-message'>> {
  const sent = await openSent(key);
  if (sent?.isWithdrawn) return { state: 'deleted' };
  if (sent?.blocksReplies) return { state: 'blocked' };
  const found = sent && replyOf(sent);
  // an account that is being deleted has none
  const recipient = found && (await fetchProfile(found.message.recipientId));
  if (!found || !recipient || recipient.isSuspended) return { state: 'open' };
  const { message, reply } = found;
  // first: what was read can be reported, whatever becomes of it
  if (sent.shownAt !== reply.at) await keepShownReply(message, reply, { ...sent, now });
  const { name, username } = recipient;
  return { state: 'replied', message: message.message, reply, recipient: { name, username } };
}
