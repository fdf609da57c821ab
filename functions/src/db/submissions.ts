import type { DeletableKind } from '@domain/deletion.ts';
import { TRACKING_KEPT_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { trackingKeyOf } from '@domain/responses/response.ts';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  type Timestamp,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { inPages } from './delete.ts';
import { db, endOf, inTransaction, type Stored } from './firestore.ts';
import { readWithdrawal } from './kept-words.ts';
import { DELETE_DIGEST, ENDED, IS_WITHDRAWN, RECEIPT_IN, receiptIn, receiptRef, tombstoneFields } from './receipts.ts';
import { readUncounting, withAnswers } from './tallies.ts';

/** What lies privately below a submission of each kind. */
const BELOW = { response: ['answers'], message: ['tracking', 'replyPush'] } as const;

const belowOf = (kind: DeletableKind, document: DocumentReference) =>
  BELOW[kind].map((name) => document.collection('private').doc(name));

const documentOf = (kind: DeletableKind, id: string) =>
  db().doc(kind === 'response' ? paths.response(id) : paths.message(id));

/** A submission that is being deleted, or was at `deletedAt`. */
interface Leaving {
  kind: DeletableKind;
  stored: Stored;
  deletedAt?: number;
}

/** Returns what takes a response off the scoreboard and out of its quiz's counts. Nothing for a message. */
async function readLeaving(tx: Transaction, { kind, stored, deletedAt }: Leaving): Promise<() => void> {
  if (kind === 'message') return () => undefined;
  const closed = stored.data()?.['isPrivate'] && (await tx.get(db().doc(paths.responseAnswers(stored.id))));
  const found = withAnswers(stored, closed || undefined);
  return found ? readUncounting(tx, found, deletedAt) : () => undefined;
}

type Write = Transaction | WriteBatch;

const trackingOf = (stored: Stored) =>
  db().doc(paths.responseTracking(trackingKeyOf({ id: stored.id, trackedAs: stored.data()?.['trackedAs'] })));

/** Deletes a response's tracking data. Of a first try the expiry stays, as its mark. */
function endTracking(write: Write, stored: Stored): void {
  const { trackedAs, createdAt } = stored.data() ?? {};
  const ref = trackingOf(stored);
  if (trackedAs === undefined) write.delete(ref);
  // two overloads, which TypeScript can't see as one
  else (write as WriteBatch).set(ref, { expiresAt: endOf((createdAt as Timestamp).toMillis(), TRACKING_KEPT_S) });
}

/** Leaves a tombstone, which notes of a response that it has left the counts. */
function setTombstone(write: Write, { kind, stored }: Leaving, fields: object): void {
  const submission = stored.data() ?? {};
  const { createdAt } = submission;
  // one that can't be read was never counted, and must not stop the deletion of the others
  const ended = kind === 'response' && createdAt !== undefined && { [ENDED]: FieldValue.arrayUnion(createdAt) };
  const tombstone = { ...receiptIn(submission), ...fields, ...ended };
  (write as WriteBatch).set(receiptRef(kind, stored.id), tombstone, { merge: true });
}

/** Deletes a submission with what lies below it, and leaves a tombstone, in one write. */
function bury(write: Write, leaving: Leaving, below: readonly DocumentReference[], fields: object): void {
  for (const one of [...below, documentOf(leaving.kind, leaving.stored.id)]) write.delete(one);
  setTombstone(write, leaving, fields);
}

/** Deletes a submission by its key's digest. False, changing nothing, if that is another; true if it isn't there. */
export async function deleteSubmission(kind: DeletableKind, id: string, digest: string, now: number): Promise<boolean> {
  const document = documentOf(kind, id);
  const below = await document.collection('private').listDocuments();
  return inTransaction(async (transaction) => {
    const [receipt, stored] = (await transaction.getAll(receiptRef(kind, id), document)) as [
      DocumentSnapshot,
      DocumentSnapshot,
    ];
    // noted whoever was first: "deleted by you" must not reveal whether the recipient has deleted it before
    const withdrawn = { [DELETE_DIGEST]: digest, [IS_WITHDRAWN]: true };
    if (!receipt.exists && !stored.exists) {
      // it is queued and must not come, or its owner's deletion is still to be finished
      if (kind === 'response') transaction.set(receipt.ref, { ...withdrawn, ...tombstoneFields(now) });
      return true;
    }
    if ((stored.get(DELETE_DIGEST) ?? receipt.get(DELETE_DIGEST)) !== digest) return false;
    const keep = kind === 'message' ? await readWithdrawal(transaction, stored, now) : undefined;
    if (!stored.exists) {
      keep?.();
      if (receipt.get(IS_WITHDRAWN) !== true) transaction.set(receipt.ref, withdrawn, { merge: true });
      return true;
    }
    const leave = await readLeaving(transaction, { kind, stored });
    leave();
    keep?.();
    if (kind === 'response') endTracking(transaction, stored);
    bury(transaction, { kind, stored }, below, { ...withdrawn, ...tombstoneFields(now) });
    return true;
  });
}

/** Reads a submission for moderators, and returns what deletes it; null if it is gone or not the one they mean. */
export async function readRemoval(
  tx: Transaction,
  kind: DeletableKind,
  id: string,
  { isMeant, now }: { isMeant: (stored: DocumentSnapshot) => boolean; now: number },
): Promise<(() => void) | null> {
  const document = documentOf(kind, id);
  const stored = await tx.get(document);
  if (!stored.exists || !isMeant(stored)) return null;
  const leave = await readLeaving(tx, { kind, stored });
  return () => {
    leave();
    if (kind === 'response') endTracking(tx, stored);
    bury(tx, { kind, stored }, belowOf(kind, document), tombstoneFields(now));
  };
}

export function deleteSubmissions(kind: DeletableKind, query: Query, signal?: AbortSignal): Promise<void> {
  return inPages(
    query.select(...RECEIPT_IN),
    async (documents) => {
      const batch = db().batch();
      const tombstone = tombstoneFields(Date.now());
      for (const stored of documents) {
        const below = [...belowOf(kind, stored.ref), ...(kind === 'response' ? [trackingOf(stored)] : [])];
        bury(batch, { kind, stored }, below, tombstone);
      }
      await batch.commit();
    },
    signal,
  );
}

/** Returns whether a response has left the counts already. */
function hasEnded(receipt: DocumentSnapshot, { createdAt }: Readonly<Record<string, unknown>>): boolean {
  const ended = (receipt.get(ENDED) ?? []) as Timestamp[];
  return ended.some((time) => time.toMillis() === (createdAt as Timestamp | undefined)?.toMillis());
}

/** Completes an owner's deletion of the document alone. However late it runs, it touches only what was there then. */
export async function finishDeletion(
  kind: DeletableKind,
  id: string,
  before: Readonly<Record<string, unknown>>,
  deletedAt: number,
): Promise<void> {
  const document = documentOf(kind, id);
  const below = await document.collection('private').listDocuments();
  await inTransaction(async (transaction) => {
    const [stored, receipt, ...rest] = (await transaction.getAll(document, receiptRef(kind, id), ...below)) as [
      DocumentSnapshot,
      DocumentSnapshot,
      ...DocumentSnapshot[],
    ];
    // once: any other deletion leaves a tombstone with it
    const isFirst = kind === 'response' ? !hasEnded(receipt, before) : receipt.get('expiresAt') === undefined;
    if (stored.exists && !isFirst) return;
    const first: Leaving = { kind, stored: { id, ref: document, data: () => before }, deletedAt };
    const again: Leaving = { kind, stored };
    const gone = [...(stored.exists ? [again] : []), ...(isFirst ? [first] : [])];
    const leaving = await Promise.all(gone.map((one) => readLeaving(transaction, one)));
    for (const leave of leaving) leave();
    if (kind === 'response') for (const one of gone) endTracking(transaction, one.stored);
    const tombstone = tombstoneFields(deletedAt);
    // sent again before there was one: an id is used once, and what came second goes as well
    if (stored.exists) bury(transaction, again, belowOf(kind, document), tombstone);
    if (isFirst) setTombstone(transaction, first, tombstone);
    for (const { ref, createTime } of rest)
      if (createTime && createTime.toMillis() <= deletedAt) transaction.delete(ref);
  });
}
