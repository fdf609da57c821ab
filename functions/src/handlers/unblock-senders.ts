import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { countBlocks, deleteBlocksOf, saveHasBlockedSenders } from '../db/blocks.ts';
import type { CallerContext } from '../support/context.ts';

/** Lifts every block of the caller. Gives whether one is there after that, as one that came meanwhile. */
export async function unblockSenders(
  _input: ParsedInputOf<'unblockSenders'>,
  { uid }: CallerContext,
): Promise<OutputOf<'unblockSenders'>> {
  await deleteBlocksOf(uid);
  const hasBlockedSenders = (await countBlocks(uid)) > 0;
  await saveHasBlockedSenders(uid, hasBlockedSenders);
  return { hasBlockedSenders };
}
