import type { DeletableKind } from '@domain/deletion.ts';
import { TOMBSTONE_KEPT_S } from '@domain/limits.ts';
import { closedPaths } from '@domain/paths.ts';
import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { batchedGet } from './batched-get.ts';
import { db, endOf, timestamp } from './firestore.ts';

/**
 * Created in the same write as its submission and out of reach for browsers, so that an id is used only once, however
 * the submission is deleted. It then becomes its tombstone, which expires. It holds nothing about anybody.
 */
export interface Receipt {
  /** A keyed hash of what was submitted; null for submissions older than receipts. */
  digest: string | null;
  createdAt: number;
}

/** The digest of the delete key; in the submission itself if that is older than receipts. */
export const DELETE_DIGEST = 'deleteDigest';

/** Set once the sender has deleted the submission. */
export const IS_WITHDRAWN = 'isWithdrawn';
/** Set while the sender of a message wants no replies to it. */
export const BLOCKS_REPLIES = 'blocksReplies';

/** Returns the fields of a new receipt; `createdAt` if the answer includes it. */
export const receiptFields = (digest: string, deleteDigest: string | null, createdAt?: number): object => ({
  digest,
  ...(deleteDigest !== null && { [DELETE_DIGEST]: deleteDigest }),
  ...(createdAt !== undefined && { createdAt: timestamp(createdAt) }),
});

/** Returns what turns a receipt into a tombstone. */
export const tombstoneFields = (endedAt: number): { expiresAt: Timestamp } => ({
  expiresAt: endOf(endedAt, TOMBSTONE_KEPT_S),
});

export const receiptRef = (kind: DeletableKind, id: string): DocumentReference =>
  db().doc(closedPaths.receipt(kind, id));

/** Returns the receipt for an id; null if nothing was submitted under it. */
export async function fetchReceipt(kind: DeletableKind, id: string): Promise<Receipt | null> {
  const stored = await batchedGet(closedPaths.receipt(kind, id));
  if (!stored.exists) return null;
  const digest: unknown = stored.get('digest');
  const createdAt = (stored.get('createdAt') as Timestamp | undefined) ?? stored.createTime;
  return { digest: typeof digest === 'string' ? digest : null, createdAt: createdAt?.toMillis() ?? Date.now() };
}

export const isReceiptOf = (receipt: Receipt, digest: string): boolean =>
  receipt.digest === null || receipt.digest === digest;
