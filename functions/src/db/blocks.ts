import { closedPaths, paths } from '@domain/paths.ts';
import type { Query } from 'firebase-admin/firestore';
import { createTogether } from './creating.ts';
import { deleteInPages } from './delete.ts';
import { db, timestamp, unlessGone } from './firestore.ts';

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

/** Stores where the owner can read it whether anybody is blocked. A count would tell which messages are of one sender. */
export async function saveHasBlockedSenders(recipientId: string, hasBlockedSenders: boolean): Promise<void> {
  await unlessGone(db().doc(paths.account(recipientId)).update({ hasBlockedSenders }));
}

export async function deleteBlocksOf(recipientId: string, signal?: AbortSignal): Promise<void> {
  await deleteInPages(blocksOf(recipientId), undefined, signal);
}
