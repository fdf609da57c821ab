import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { BLOCKED_SENDERS_MAX } from '@domain/limits.ts';
import { countBlocks, createBlock, noteBlocks } from '../db/blocks.ts';
import { fetchMessageTo } from '../db/messages.ts';
import type { CallerContext } from '../services/context.ts';
import { openSender } from '../services/encrypted-senders.ts';

/**
 * Blocks the sender of a message to the caller, without revealing either to the other; `isWide`: for a week also from
 * other networks that they may have. Throws `not-found`.
 */
export async function blockSender(
  { messageId, isWide = false }: ParsedInputOf<'blockSender'>,
  { uid, keys, now }: CallerContext,
): Promise<OutputOf<'blockSender'>> {
  const found = await fetchMessageTo(uid, messageId);
  if (!found) throw new DomainError('not-found', 'There is no such message.');
  const senderKeys = openSender(keys, messageId, found.sealedSender);
  if (senderKeys === null) return { outcome: 'unknown-sender' };
  // also for a sender who is blocked already: another answer would reveal that two messages have one sender
  if ((await countBlocks(uid)) >= BLOCKED_SENDERS_MAX) return { outcome: 'list-full' };
  await createBlock(senderKeys, uid, { now, isWide });
  await noteBlocks(uid);
  return { outcome: 'blocked' };
}
