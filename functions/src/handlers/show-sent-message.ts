import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { fetchProfile } from '../db/profiles.ts';
import { openSent, replyOf } from '../services/sent-messages.ts';

/**
 * Returns what the sender of a message may know of it. One that is gone, was hidden or set aside, or never was is
 * answered like one without a reply, after the same reads. Throws `not-found` if the key is wrong.
 */
export async function showSentMessage(key: ParsedInputOf<'sent-message'>): Promise<OutputOf<'sent-message'>> {
  const sent = await openSent(key);
  if (sent?.isWithdrawn) return { state: 'deleted' };
  if (sent?.blocksReplies) return { state: 'blocked' };
  const found = sent && replyOf(sent);
  // an account that is being deleted has none
  const recipient = found && (await fetchProfile(found.message.recipientId));
  if (!found || !recipient) return { state: 'open' };
  const { name, username } = recipient;
  return { state: 'replied', message: found.message.message, reply: found.reply, recipient: { name, username } };
}
