import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { BLOCKED_SENDERS_MAX } from '@domain/limits.ts';
import { countBlocks, createBlock, noteBlocks } from '../db/blocks.ts';
import { fetchMessageTo } from '../db/messages.ts';
import type { CallerContext } from '../services/context.ts';

/**
 * Lets nothing more through to the caller from who sent the message, without a word to either of them about the other.
 * Errors: `not-found` (no such message to the caller).
 */
export async function blockSender(
  { messageId }: ParsedInputOf<'blockSender'>,
  { uid, now }: CallerContext,
): Promise<OutputOf<'blockSender'>> {
  const found = await fetchMessageTo(uid, messageId);
  if (!found) throw new DomainError('not-found', 'There is no such message.');
  const { senderKey } = found;
  if (senderKey === null) return { outcome: 'unknown-sender' };
  // of a sender who is blocked already, too: another answer would say that two messages are of one sender
  if ((await countBlocks(uid)) >= BLOCKED_SENDERS_MAX) return { outcome: 'list-full' };
  await createBlock(senderKey, uid, now);
  await noteBlocks(uid);
  return { outcome: 'blocked' };
}
