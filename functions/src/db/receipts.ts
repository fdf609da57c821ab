import { closedPaths } from '@domain/closed-paths.ts';
import type { DeletableKind } from '@domain/deletion.ts';
import { TOMBSTONE_KEPT_S } from '@domain/limits.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { batchedGet } from './batched-get.ts';
import { db, endOf } from './firestore.ts';

/** Makes sure that an id is used only once: a submission holds its receipt, which becomes the tombstone. */
export interface Receipt {
  /** A keyed hash of the submission. */
  digest: string;
  /** Null without a delete key. */
  deleteDigest: string | null;
  createdAt: number;
  rank: Pick<QuizResponse, 'isRanked' | 'trackedAs'>;
}

/** The digest of the delete key. */
export const DELETE_DIGEST = 'deleteDigest';

/** Set once the sender has deleted the submission. */
export const IS_WITHDRAWN = 'isWithdrawn';
/**
 * When the responses of an id were made that have left the counts. One that its owner deletes may come again before the
 * trigger has left a tombstone, and be deleted again.
 */
export const ENDED = 'ended';
/** Set while the sender of a message wants no replies to it. */
export const BLOCKS_REPLIES = 'blocksReplies';

/** Returns the fields of a new receipt. */
export const receiptFields = (digest: string, deleteDigest: string | null): object => ({
  digest,
  ...(deleteDigest !== null && { [DELETE_DIGEST]: deleteDigest }),
});

/** The fields of a submission that its tombstone keeps: a repeated one is answered with them, as if it were still there. */
export const RECEIPT_IN = ['digest', DELETE_DIGEST, 'createdAt', 'isRanked', 'trackedAs'] as const;

/** Returns what a tombstone keeps of a submission that may hold its own receipt. */
export function receiptIn(submission: Readonly<Record<string, unknown>> = {}): object {
  if (submission['digest'] === undefined) return {};
  return Object.fromEntries(RECEIPT_IN.flatMap((field) => (field in submission ? [[field, submission[field]]] : [])));
}

/** Returns what turns a receipt into a tombstone. */
export const tombstoneFields = (endedAt: number): { expiresAt: Timestamp } => ({
  expiresAt: endOf(endedAt, TOMBSTONE_KEPT_S),
});

export const receiptRef = (kind: DeletableKind, id: string): DocumentReference =>
  db().doc(closedPaths.receipt(kind, id));

/** Returns the tombstone for an id; null if nothing was deleted under it. */
export async function fetchReceipt(kind: DeletableKind, id: string): Promise<Receipt | null> {
  const stored = await batchedGet(closedPaths.receipt(kind, id));
  const digest: unknown = stored.get('digest');
  if (typeof digest !== 'string') return null;
  const createdAt = (stored.get('createdAt') as Timestamp | undefined) ?? stored.createTime;
  const { isRanked, trackedAs, [DELETE_DIGEST]: deleteDigest = null } = stored.data() ?? {};
  const rank = { ...(isRanked !== undefined && { isRanked }), ...(trackedAs !== undefined && { trackedAs }) };
  return { digest, deleteDigest, createdAt: createdAt?.toMillis() ?? Date.now(), rank };
}
