import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { deleteBlocksOf, noteBlocks } from '../db/blocks.ts';
import type { CallerContext } from '../services/context.ts';

/** Lifts all blocks of the caller. Returns whether one was added meanwhile. */
export async function unblockSenders(
  _input: ParsedInputOf<'unblockSenders'>,
  { uid }: CallerContext,
): Promise<OutputOf<'unblockSenders'>> {
  await deleteBlocksOf(uid);
  return { hasBlockedSenders: await noteBlocks(uid) };
}
