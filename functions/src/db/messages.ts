import { SET_ASIDE_KEPT_S } from '@domain/limits.ts';
import { type Message, message, setAsideMessage } from '@domain/messages/message.ts';
import { closedPaths, paths } from '@domain/paths.ts';
import type { InboxCounts } from '@domain/profiles/account-news.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { batchedCreate } from './batched-create.ts';
import { db, fromStored, timestamp } from './firestore.ts';
import { receiptFields, tombstoneFields } from './receipts.ts';
import { deleteSubmissions, removeSubmission } from './submissions.ts';

/** The mark of a message that nobody got, from before there were receipts: by its digest the same one is known again. */
const hiddenMessage = z.object({ recipientId: z.null(), digest: z.string() });
export type HiddenMessage = z.infer<typeof hiddenMessage>;

/** What is stored under the id of a message that has no receipt; null if nothing is. */
export async function fetchSentMessage(id: string): Promise<Message | HiddenMessage | null> {
  return fromStored(z.union([message, setAsideMessage, hiddenMessage]), await db().doc(paths.message(id)).get());
}

/** What is kept privately of a message until its time is up. */
export interface SenderDetails {
  tracking: Tracking;
  /** A keyed hash of sender and recipient. */
  senderKey: string;
}

/** The fields of a message's receipt. */
export interface MessageReceipt {
  /** A keyed hash of what was sent, and to whom. */
  digest: string;
  /** The digest of its delete key; null when it came without. */
  deleteDigest: string | null;
}

/** What a message has in place of its times when it is set aside. */
const setAsideFields = (at: number) => ({
  setAsideAt: timestamp(at),
  expiresAt: timestamp(at + SET_ASIDE_KEPT_S * 1000),
});

/**
 * Creates a message, in the inbox or set aside, with its receipt and, privately, what is known of its sender. Returns false, and changes nothing, when
 * the id is or was taken.
 */
export async function createMessage(
  { id, createdAt, readAt, ...fields }: Message,
  isSetAside: boolean,
  { tracking, senderKey }: SenderDetails,
  detailsExpireAt: number,
  { digest, deleteDigest }: MessageReceipt,
): Promise<boolean> {
  const { recipientId } = fields;
  const expiresAt = timestamp(detailsExpireAt);
  return batchedCreate({
    [closedPaths.receipt('message', id)]: receiptFields(digest, deleteDigest),
    [paths.message(id)]: {
      ...fields,
      ...(isSetAside ? setAsideFields(createdAt) : { createdAt: timestamp(createdAt), readAt }),
    },
    // apart from the message, so that the time to live on it ends the tracking and not the message
    [paths.messageTracking(id)]: { recipientId, tracking, expiresAt },
    // apart from the tracking, so that the recipient does not see which messages are of one sender
    [closedPaths.messageSender(id)]: { recipientId, senderKey, expiresAt },
  });
}

/**
 * Leaves the tombstone of a message that is not delivered, with as many writes as one that is: who sent it finds no
 * difference. The other documents say nothing; all of them end by their time to live. Returns false when the id is or was taken.
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
    [closedPaths.messageSender(id)]: ends,
  });
}

/** Counts an inbox anew. */
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

/** Deletes every message to somebody with what is kept privately of it; marks of hidden ones, too, where older ones name them. */
export async function deleteMessagesTo(recipientId: string, signal?: AbortSignal): Promise<void> {
  for (const field of ['recipientId', 'hiddenFor'])
    await deleteSubmissions('message', db().collection(paths.messages).where(field, '==', recipientId), signal);
}

/** Deletes the message to somebody that came at a time, with what is kept privately of it; no other one under its id. Times in milliseconds. */
export async function deleteMessageTo(recipientId: string, id: string, sentAt: number, now: number): Promise<void> {
  const isMeant = (stored: DocumentSnapshot) =>
    stored.get('recipientId') === recipientId &&
    timestamp(sentAt).isEqual(stored.get('createdAt') ?? stored.get('setAsideAt'));
  await removeSubmission('message', id, isMeant, now);
}

/** A message, and what is known of its sender: null once its time is up. */
export interface TracedMessage {
  message: Message;
  senderKey: string | null;
  tracking: Record<string, unknown> | null;
}

/** A message to somebody; null for a message to anybody else. */
export async function fetchMessageTo(recipientId: string, id: string): Promise<TracedMessage | null> {
  const [stored, sender, tracking] = await db().getAll(
    db().doc(paths.message(id)),
    db().doc(closedPaths.messageSender(id)),
    db().doc(paths.messageTracking(id)),
  );
  if (stored?.get('recipientId') !== recipientId) return null;
  const found = fromStored(z.union([message, setAsideMessage]), stored);
  return (
    found && {
      message: found,
      senderKey: (sender?.get('senderKey') as string | undefined) ?? null,
      tracking: (tracking?.get('tracking') as Record<string, unknown> | undefined) ?? null,
    }
  );
}
