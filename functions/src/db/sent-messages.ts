import { type Message, message } from '@domain/messages/message.ts';
import { paths } from '@domain/paths.ts';
import { type DocumentSnapshot, FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { batchedGet } from './batched-get.ts';
import { db, fromStored, type Transaction } from './firestore.ts';
import { shownAtIn } from './kept-words.ts';
import { BLOCKS_REPLIES, DELETE_DIGEST, IS_WITHDRAWN, receiptRef } from './receipts.ts';

/** A message as its sender's key opens it. */
interface Sent {
  /** The digest of its delete key; null without one. */
  deleteDigest: string | null;
  isWithdrawn: boolean;
  blocksReplies: boolean;
  /** The time of the reply that its sender was shown last. */
  shownAt: unknown;
  /** Null unless it is in its recipient's inbox. */
  message: Message | null;
}

/** What was set aside has no such time. */
const messageOf = (stored: DocumentSnapshot): Message | null =>
  stored.get('createdAt') === undefined ? null : fromStored(message, stored);

/** Reads a message, or what is left of it; null if nothing was ever sent under the id. */
export async function fetchSent(id: string): Promise<Sent | null> {
  const [receipt, stored] = await Promise.all([
    batchedGet(receiptRef('message', id).path),
    batchedGet(paths.message(id)),
  ]);
  if (!receipt.exists && !stored.exists) return null;
  const deleteDigest: unknown = stored.get(DELETE_DIGEST) ?? receipt.get(DELETE_DIGEST);
  return {
    deleteDigest: typeof deleteDigest === 'string' ? deleteDigest : null,
    isWithdrawn: receipt.get(IS_WITHDRAWN) === true,
    blocksReplies: receipt.get(BLOCKS_REPLIES) === true,
    shownAt: shownAtIn(receipt),
    message: messageOf(stored),
  };
}

/** Records whether replies to these messages are blocked; a write for each, also where nothing changes. */
export async function noteBlockedReplies(
  blocked: ReadonlyMap<string, Pick<Sent, 'deleteDigest' | 'blocksReplies'>>,
): Promise<void> {
  const batch: WriteBatch = db().batch();
  for (const [id, { deleteDigest, blocksReplies }] of blocked) {
    const fields = { [BLOCKS_REPLIES]: blocksReplies || FieldValue.delete(), [DELETE_DIGEST]: deleteDigest };
    batch.set(receiptRef('message', id), fields, { merge: true });
  }
  await batch.commit();
}

/** Reads a message and returns its reply with what deletes it; null without one. */
export async function readReplyRemoval(
  tx: Transaction,
  id: string,
): Promise<{ reply: string; write: () => void } | null> {
  const document = db().doc(paths.message(id));
  const reply: unknown = (await tx.get(document)).get('reply');
  if (typeof reply !== 'string') return null;
  const write = () => {
    tx.update(document, { reply: FieldValue.delete(), repliedAt: FieldValue.delete() });
  };
  return { reply, write };
}
