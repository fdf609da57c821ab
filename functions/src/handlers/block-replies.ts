import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { fetchSent, noteBlockedReplies } from '../db/sent-messages.ts';
import { isKeyOf } from '../services/digests.ts';
import { openSent } from '../services/sent-messages.ts';

/** Blocks or unblocks replies to all messages of a device to a creator, who doesn't notice. Throws `not-found`. */
export async function blockReplies({
  id,
  deleteKey,
  others,
  isBlocked,
}: ParsedInputOf<'block-replies'>): Promise<OutputOf<'block-replies'>> {
  const sent = await openSent({ id, deleteKey });
  if (!sent) return { isBlocked };
  const recipientId = sent.message?.recipientId;
  const blocked = new Map([[id, { ...sent, blocksReplies: isBlocked }]]);
  await Promise.all(
    others.map(async (other) => {
      const found = await fetchSent(other.id);
      if (!found || found.deleteDigest === null || !isKeyOf(found.deleteDigest, other.deleteKey)) return;
      // written even if it doesn't change: the response time must not reveal which of them were delivered to whom
      const isSame = recipientId !== undefined && found.message?.recipientId === recipientId;
      if (other.id !== id) blocked.set(other.id, isSame ? { ...found, blocksReplies: isBlocked } : found);
    }),
  );
  await noteBlockedReplies(blocked);
  return { isBlocked };
}
