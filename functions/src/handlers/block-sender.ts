import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { BLOCKED_SENDERS_MAX } from '@domain/limits.ts';
import { countBlocks, createBlock, deleteBlocksOf, noteBlocks } from '../db/blocks.ts';
import { fetchMessageTo } from '../db/messages.ts';
import type { CallerContext } from '../services/context.ts';
import { decryptSender } from '../services/encrypted-senders.ts';

/** Blocks a message's sender, revealing neither to the other; `isWide`: also their networks. Throws `not-found`. */
export async function blockSender(
  { messageId, isWide = false }: ParsedInputOf<'blockSender'>,
  { uid, keys, now }: CallerContext,
): Promise<OutputOf<'blockSender'>> {
  const found = await fetchMessageTo(uid, messageId);
  if (!found) throw new DomainError('not-found', 'There is no such message.');
  const senderKeys = decryptSender(keys, messageId, found.sealedSender);
  if (senderKeys === null) return { outcome: 'unknown-sender' };
  // also for a sender who is blocked already: another answer would reveal that two messages have one sender
  if ((await countBlocks(uid)) >= BLOCKED_SENDERS_MAX) return { outcome: 'list-full' };
  await createBlock(senderKeys, uid, { now, isWide });
  await noteBlocks(uid);
  return { outcome: 'blocked' };
}

/** Lifts all blocks of the caller. Returns whether one was added meanwhile. */
export async function unblockSenders(
  _input: ParsedInputOf<'unblockSenders'>,
  { uid }: CallerContext,
): Promise<OutputOf<'unblockSenders'>> {
  await deleteBlocksOf(uid);
  return { hasBlockedSenders: await noteBlocks(uid) };
}
