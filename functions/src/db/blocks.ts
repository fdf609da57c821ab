import { closedPaths, paths } from '@domain/paths.ts';
import type { Query, Timestamp } from 'firebase-admin/firestore';
import { batchedCreate } from './batched-create.ts';
import { batchedGet } from './batched-get.ts';
import { deleteInPages } from './delete.ts';
import { db, inTransaction, timestamp, unlessGone } from './firestore.ts';

const blocksOf = (recipientId: string): Query =>
  db().collection(closedPaths.blocks).where('recipientId', '==', recipientId);

export async function hasBlock(key: string): Promise<boolean> {
  return (await batchedGet(closedPaths.block(key))).exists;
}

/** Creates a block. Succeeds if there is one already. */
export async function createBlock(key: string, recipientId: string, createdAt: number): Promise<void> {
  await batchedCreate({ [closedPaths.block(key)]: { recipientId, createdAt: timestamp(createdAt) } });
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

/**
 * Stores whether anybody is blocked where the owner can read it, and returns it. Not how many: that would reveal which
 * messages share a sender. In a transaction, as responses skip the check where it says no.
 */
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
