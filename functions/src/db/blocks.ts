import { closedPaths } from '@domain/closed-paths.ts';
import { WIDE_BLOCK_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { type DocumentSnapshot, FieldValue, type Query, type Timestamp } from 'firebase-admin/firestore';
import { batchedGet } from './batched-get.ts';
import { deleteInPages } from './delete.ts';
import { db, inTransaction, timestamp, unlessGone } from './firestore.ts';

/** Who sent something, by keyed hashes for one recipient. */
export interface SenderKeys {
  network: string;
  /** Of all networks that the sender may have. */
  site: string;
}

const blocksOf = (recipientId: string): Query =>
  db().collection(closedPaths.blocks).where('recipientId', '==', recipientId);

/** Returns whether somebody is blocked by any of these, who are one person: an account, and guests that it was. */
export async function isBlockedBy(
  recipientIds: readonly string[],
  keysFor: (recipientId: string) => SenderKeys,
  now: number,
): Promise<boolean> {
  const senders = recipientIds.map(keysFor);
  const blocks = await Promise.all(senders.map(({ site }) => batchedGet(closedPaths.block(site))));
  return senders.some((sender, at) => isBlocked(blocks[at], sender, now));
}

/** By their network, or all that they may have, for a while. */
function isBlocked(block: DocumentSnapshot | undefined, { network }: SenderKeys, now: number): boolean {
  const networks = (block?.get('networks') as string[] | undefined) ?? [];
  const wideUntil: Timestamp | undefined = block?.get('wideUntil');
  return networks.includes(network) || (wideUntil?.toMillis() ?? 0) > now;
}

/** Blocks a sender's network, and with `isWide` all that they may have, for WIDE_BLOCK_S. Safe to repeat. */
export async function createBlock(
  { network, site }: SenderKeys,
  recipientId: string,
  { now, isWide }: { now: number; isWide: boolean },
): Promise<void> {
  const block = db().doc(closedPaths.block(site));
  await inTransaction(async (tx) => {
    const { exists } = await tx.get(block);
    const fields = {
      recipientId,
      networks: FieldValue.arrayUnion(network),
      ...(isWide && { wideUntil: timestamp(now + WIDE_BLOCK_S * 1000) }),
      ...(!exists && { createdAt: timestamp(now) }),
    };
    tx.set(block, fields, { merge: true });
  });
}

/** Returns when the oldest block was created, as ISO 8601 text; null without blocks. */
export async function fetchBlockedSince(recipientId: string): Promise<string | null> {
  const { docs } = await blocksOf(recipientId).orderBy('createdAt').limit(1).get();
  const since: Timestamp | undefined = docs[0]?.get('createdAt');
  return since?.toDate().toISOString() ?? null;
}

export async function countBlocks(recipientId: string): Promise<number> {
  return (await blocksOf(recipientId).count().get()).data().count;
}

/** Stores whether anybody is blocked, for the owner. Not how many: that would reveal which messages share a sender. */
export async function noteBlocks(recipientId: string): Promise<boolean> {
  let hasBlockedSenders = false;
  await unlessGone(
    inTransaction(async (tx) => {
      hasBlockedSenders = !(await tx.get(blocksOf(recipientId).limit(1))).empty;
      tx.update(db().doc(paths.account(recipientId)), { hasBlockedSenders });
    }),
  );
  return hasBlockedSenders;
}

export async function deleteBlocksOf(recipientId: string, signal?: AbortSignal): Promise<void> {
  await deleteInPages(blocksOf(recipientId), undefined, signal);
}
