import { isDeepStrictEqual } from 'node:util';
import { closedPaths } from '@domain/closed-paths.ts';
import { SET_ASIDE_KEPT_S, TRACKING_KEPT_S } from '@domain/limits.ts';
import { type Message, message, setAsideMessage } from '@domain/messages/message.ts';
import { paths } from '@domain/paths.ts';
import type { InboxCounts } from '@domain/profiles/account-activity.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { countedCreate } from './batched-create.ts';
import { batchedGet } from './batched-get.ts';
import { db, endOf, fromStored, inTransaction, type Transaction, timestamp } from './firestore.ts';
import type { KnownSender } from './known-sender.ts';
import type { MapChanges } from './map-changes.ts';
import { receiptFields, tombstoneFields } from './receipts.ts';
import { deleteSubmissions, readRemoval } from './submissions.ts';

/** What is kept privately of a message, for a limited time. */
interface SenderDetails extends KnownSender {
  /** `encryptSender`: the recipient must not see which messages share one. */
  sealedSender: Buffer;
}

interface MessageReceipt {
  /** A keyed hash of text and recipient. */
  digest: string;
  /** Null without a delete key. */
  deleteDigest: string | null;
}

/** A message that is set aside has these instead of its times. */
const setAsideFields = (at: number) => ({
  setAsideAt: timestamp(at),
  expiresAt: endOf(at, SET_ASIDE_KEPT_S),
});

const inboxChanges = (recipientId: string, counts: Record<string, number>): MapChanges => ({
  [paths.account(recipientId)]: { inbox: counts },
});

/** Creates a message, its own receipt, with its sender, and counts it. False, changing nothing, if the id was taken. */
export async function createMessage(
  { id, createdAt, readAt, ...fields }: Message,
  { isSetAside, hasAccount }: { isSetAside: boolean; hasAccount: boolean },
  known: SenderDetails,
  { digest, deleteDigest }: MessageReceipt,
): Promise<boolean> {
  const { recipientId } = fields;
  const expiresAt = endOf(createdAt, TRACKING_KEPT_S);
  const created = {
    [paths.message(id)]: {
      ...fields,
      ...receiptFields(digest, deleteDigest),
      ...(isSetAside ? setAsideFields(createdAt) : { createdAt: timestamp(createdAt), readAt }),
    },
    // apart from the message, so that the TTL ends it alone
    [paths.messageTracking(id)]: { recipientId, ...known, expiresAt },
  };
  const counts = isSetAside ? { setAside: 1 } : { messages: 1, unread: 1 };
  const changes = hasAccount ? inboxChanges(recipientId, counts) : {};
  return countedCreate(recipientId, { created, absent: closedPaths.receipt('message', id), changes });
}

/** Stores only the tombstone; false if the id was taken. Waits for the counts: the time it takes reveals nothing. */
export async function createHiddenMessage(
  { id, recipientId }: Pick<Message, 'id' | 'recipientId'>,
  { now, hasAccount }: { now: number; hasAccount: boolean },
  { digest, deleteDigest }: MessageReceipt,
): Promise<boolean> {
  const tombstone = { ...receiptFields(digest, deleteDigest), ...tombstoneFields(now) };
  const created = { [closedPaths.receipt('message', id)]: tombstone };
  const changes = hasAccount ? inboxChanges(recipientId, { messages: 0 }) : {};
  return countedCreate(recipientId, { created, absent: paths.message(id), changes });
}

/** Returns the digest of the message that is there under an id; undefined if none is. */
export async function fetchMessageDigest(id: string): Promise<string | undefined> {
  return (await batchedGet(paths.message(id))).get('digest') as string | undefined;
}

const countsOf = ({ messages, unread, setAside = 0 }: InboxCounts) => [messages, unread, setAside];

/** Counts the messages to a person, and repairs the account's counts. Returns whether they were right. */
export async function mendInbox(recipientId: string): Promise<boolean> {
  const inbox = db().collection(paths.messages).where('recipientId', '==', recipientId);
  const queries = [
    inbox.orderBy('createdAt', 'desc'),
    inbox.where('readAt', '==', null),
    inbox.orderBy('setAsideAt', 'desc'),
  ];
  return inTransaction(async (tx) => {
    // first: every message is counted in it, so none comes between the counts
    const account = await tx.get(db().doc(paths.account(recipientId)));
    if (!account.exists) return true;
    const found: number[] = [];
    // one after the other: the first that meets a change ends the transaction, which begins again
    for (const query of queries) found.push((await tx.get(query.count())).data().count);
    const [messages = 0, unread = 0, setAside = 0] = found;
    const counted: InboxCounts = { messages, unread, ...(setAside > 0 && { setAside }) };
    const isRight = isDeepStrictEqual(countsOf(account.get('inbox') ?? {}), countsOf(counted));
    if (!isRight) tx.update(account.ref, { inbox: counted });
    return isRight;
  });
}

export async function deleteMessagesTo(recipientId: string, signal?: AbortSignal): Promise<void> {
  await deleteSubmissions('message', db().collection(paths.messages).where('recipientId', '==', recipientId), signal);
}

/** Reads a person's message and returns what deletes it; null if none was sent at this time: no other one under its id. */
export function readMessageRemoval(
  tx: Transaction,
  { recipientId, id, sentAt, now }: { recipientId: string; id: string; sentAt: number; now: number },
): Promise<(() => void) | null> {
  const isMeant = (stored: DocumentSnapshot) =>
    stored.get('recipientId') === recipientId &&
    timestamp(sentAt).isEqual(stored.get('createdAt') ?? stored.get('setAsideAt'));
  return readRemoval(tx, 'message', id, { isMeant, now });
}

/** A message, and what is known of its sender until that expires. */
interface TracedMessage {
  message: Message;
  sealedSender: Buffer | null;
  tracking: Record<string, unknown> | null;
  sealedPlace: string | undefined;
}

/** Returns a message to this recipient, without what is known of its sender; null for one to anybody else. */
export async function fetchInboxMessage(recipientId: string, id: string): Promise<Message | null> {
  const stored = await db().doc(paths.message(id)).get();
  return stored.get('recipientId') === recipientId ? fromStored(z.union([message, setAsideMessage]), stored) : null;
}

/** Returns a message to this recipient; null for one to anybody else. */
export async function fetchMessageTo(recipientId: string, id: string): Promise<TracedMessage | null> {
  const [stored, tracking] = await db().getAll(db().doc(paths.message(id)), db().doc(paths.messageTracking(id)));
  if (stored?.get('recipientId') !== recipientId) return null;
  const found = fromStored(z.union([message, setAsideMessage]), stored);
  return (
    found && {
      message: found,
      sealedSender: (tracking?.get('sealedSender') as Buffer | undefined) ?? null,
      tracking: (tracking?.get('tracking') as Record<string, unknown> | undefined) ?? null,
      sealedPlace: tracking?.get('sealedPlace'),
    }
  );
}
