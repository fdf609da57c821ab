import type { DeletableKind } from '@domain/deletion.ts';
import { TOMBSTONE_KEPT_S } from '@domain/limits.ts';
import { closedPaths } from '@domain/paths.ts';
import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { batchedGet } from './batched-get.ts';
import { db, timestamp } from './firestore.ts';

/**
 * A receipt is created with every submission, in the same write, and no browser can touch it: so nothing can be stored
 * under the id again, whoever deletes the submission and however. From then on the receipt is its tombstone, which ends
 * by itself. It holds nothing about anybody.
 */
export interface Receipt {
  /** A keyed hash of what was submitted; null for a submission from before there were receipts. */
  digest: string | null;
  /** When what was submitted came, in milliseconds since 1970. */
  createdAt: number;
}

/** The field with the digest of the delete key; in the submission itself where that is older than receipts. */
export const DELETE_DIGEST = 'deleteDigest';

/** What a receipt holds from the start; `createdAt` in milliseconds, of what is answered with its time. */
export const receiptFields = (digest: string, deleteDigest: string | null, createdAt?: number): object => ({
  digest,
  ...(deleteDigest !== null && { [DELETE_DIGEST]: deleteDigest }),
  ...(createdAt !== undefined && { createdAt: timestamp(createdAt) }),
});

/** What makes a receipt a tombstone, `endedAt` in milliseconds. */
export const tombstoneFields = (endedAt: number): { expiresAt: Timestamp } => ({
  expiresAt: timestamp(endedAt + TOMBSTONE_KEPT_S * 1000),
});

export const receiptRef = (kind: DeletableKind, id: string): DocumentReference =>
  db().doc(closedPaths.receipt(kind, id));

/** The receipt of what was submitted under an id; null if nothing was. */
export async function fetchReceipt(kind: DeletableKind, id: string): Promise<Receipt | null> {
  const stored = await batchedGet(closedPaths.receipt(kind, id));
  if (!stored.exists) return null;
  const digest: unknown = stored.get('digest');
  const createdAt = (stored.get('createdAt') as Timestamp | undefined) ?? stored.createTime;
  return { digest: typeof digest === 'string' ? digest : null, createdAt: createdAt?.toMillis() ?? Date.now() };
}

/** Whether a receipt is of the submission with this digest. */
export const isReceiptOf = (receipt: Receipt, digest: string): boolean =>
  receipt.digest === null || receipt.digest === digest;
