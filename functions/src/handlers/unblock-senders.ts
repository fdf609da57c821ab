import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { countBlocks, deleteBlocksOf, saveBlockCount } from '../db/blocks.ts';
import type { CallerContext } from '../support/context.ts';

/** Lifts every block of the caller. Gives how many there are after that. */
export async function unblockSenders(
  _input: ParsedInputOf<'unblockSenders'>,
  { uid }: CallerContext,
): Promise<OutputOf<'unblockSenders'>> {
  await deleteBlocksOf(uid);
  const blockedSenders = await countBlocks(uid);
  await saveBlockCount(uid, blockedSenders);
  return { blockedSenders };
}
