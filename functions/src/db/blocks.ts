import { closedPaths, paths } from '@domain/paths.ts';
import type { Query } from 'firebase-admin/firestore';
import { deleteInPages } from './delete.ts';
import { createTogether, db, timestamp, unlessGone } from './firestore.ts';

const blocksOf = (recipientId: string): Query =>
  db().collection(closedPaths.blocks).where('recipientId', '==', recipientId);

export async function hasBlock(key: string): Promise<boolean> {
  return (await db().doc(closedPaths.block(key)).get()).exists;
}

/** Creates a block; that there is one already is a normal answer. `createdAt` in milliseconds. */
export async function createBlock(key: string, recipientId: string, createdAt: number): Promise<void> {
  await createTogether({ [closedPaths.block(key)]: { recipientId, createdAt: timestamp(createdAt) } });
}

export async function countBlocks(recipientId: string): Promise<number> {
  return (await blocksOf(recipientId).count().get()).data().count;
}

/** Stores where the owner can read it how many senders are blocked; who they are is for nobody. */
export async function saveBlockCount(recipientId: string, blockedSenders: number): Promise<void> {
  await unlessGone(db().doc(paths.account(recipientId)).update({ blockedSenders }));
}

export async function deleteBlocksOf(recipientId: string, signal?: AbortSignal): Promise<void> {
  await deleteInPages(blocksOf(recipientId), undefined, signal);
}
