import { SET_ASIDE_KEPT_S, TRACKING_KEPT_S } from '@domain/limits.ts';
import { type Message, message, setAsideMessage } from '@domain/messages/message.ts';
import { closedPaths, paths } from '@domain/paths.ts';
import type { InboxCounts } from '@domain/profiles/account-activity.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { batchedCreate } from './batched-create.ts';
import { db, endOf, fromStored, type Transaction, timestamp } from './firestore.ts';
import { receiptFields, tombstoneFields } from './receipts.ts';
import { deleteSubmissions, readRemoval } from './submissions.ts';

/** The mark of an undelivered message, from before there were receipts: its digest recognizes the same message. */
const hiddenMessage = z.object({ recipientId: z.null(), digest: z.string() });
type HiddenMessage = z.infer<typeof hiddenMessage>;

/** Returns what is stored under the id of a message without a receipt. */
export async function fetchSentMessage(id: string): Promise<Message | HiddenMessage | null> {
  return fromStored(z.union([message, setAsideMessage, hiddenMessage]), await db().doc(paths.message(id)).get());
}

/** What is kept privately of a message, for a limited time. */
interface SenderDetails {
  tracking: Tracking;
  /** `sealSender`: the recipient must not see which messages share one. */
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
  expiresAt: timestamp(at + SET_ASIDE_KEPT_S * 1000),
});

/**
 * Creates a message, in the inbox or set aside, with its receipt and what is known of its sender. Returns false, and
 * changes nothing, if the id is or was taken.
 */
export async function createMessage(
  { id, createdAt, readAt, ...fields }: Message,
  isSetAside: boolean,
  { tracking, sealedSender }: SenderDetails,
  { digest, deleteDigest }: MessageReceipt,
): Promise<boolean> {
  const { recipientId } = fields;
  const expiresAt = endOf(createdAt, TRACKING_KEPT_S);
  return batchedCreate({
    [closedPaths.receipt('message', id)]: receiptFields(digest, deleteDigest),
    [paths.message(id)]: {
      ...fields,
      ...(isSetAside ? setAsideFields(createdAt) : { createdAt: timestamp(createdAt), readAt }),
    },
    // apart from the message, so that the TTL ends it alone
    [paths.messageTracking(id)]: { recipientId, tracking, sealedSender, expiresAt },
  });
}

/**
 * Stores only the tombstone of a message that isn't delivered, with as many writes as one that is: the sender must see
 * no difference. Returns false if the id is or was taken.
 */
export async function createHiddenMessage(
  id: string,
  now: number,
  { digest, deleteDigest }: MessageReceipt,
): Promise<boolean> {
  const tombstone = tombstoneFields(now);
  const ends = { recipientId: null, ...tombstone };
  return batchedCreate({
    [closedPaths.receipt('message', id)]: { ...receiptFields(digest, deleteDigest), ...tombstone },
    [paths.message(id)]: ends,
    [paths.messageTracking(id)]: ends,
  });
}

export async function countInbox(recipientId: string): Promise<InboxCounts> {
  const inbox = db().collection(paths.messages).where('recipientId', '==', recipientId);
  const count = async (query: Query) => (await query.count().get()).data().count;
  const [messages, unread, setAside] = await Promise.all([
    count(inbox.orderBy('createdAt', 'desc')),
    count(inbox.where('readAt', '==', null)),
    count(inbox.orderBy('setAsideAt', 'desc')),
  ]);
  return { messages, unread, ...(setAside > 0 && { setAside }) };
}

/** Deletes every message to a person; `hiddenFor` is in older marks of hidden ones. */
export async function deleteMessagesTo(recipientId: string, signal?: AbortSignal): Promise<void> {
  for (const field of ['recipientId', 'hiddenFor'])
    await deleteSubmissions('message', db().collection(paths.messages).where(field, '==', recipientId), signal);
}

/** Reads a person's message and returns what deletes it, if it was sent at this time: no other one under its id. */
export function readMessageRemoval(
  tx: Transaction,
  { recipientId, id, sentAt, now }: { recipientId: string; id: string; sentAt: number; now: number },
): Promise<() => void> {
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
    }
  );
}
