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

/** Creates a block; that there is one already is a normal answer. `createdAt` in milliseconds. */
export async function createBlock(key: string, recipientId: string, createdAt: number): Promise<void> {
  await batchedCreate({ [closedPaths.block(key)]: { recipientId, createdAt: timestamp(createdAt) } });
}

/** When somebody blocked the first of the senders that they block now, as ISO 8601 text; null while there are none. */
export async function fetchBlockedSince(recipientId: string): Promise<string | null> {
  const { docs } = await blocksOf(recipientId).orderBy('createdAt').limit(1).get();
  const since: Timestamp | undefined = docs[0]?.get('createdAt');
  return since?.toDate().toISOString() ?? null;
}

export async function countBlocks(recipientId: string): Promise<number> {
  return (await blocksOf(recipientId).count().get()).data().count;
}

/**
 * Stores, where the owner can read it, whether anybody is blocked, and returns that. A count would tell which messages come
 * from one sender. In a transaction: whoever submits answers is let through where it says no.
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
