import { type Message, message } from '@domain/messages/message.ts';
import { closedPaths, paths } from '@domain/paths.ts';
import type { InboxCounts } from '@domain/profiles/account-news.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { createTogether } from './creating.ts';
import { deleteAll, deleteInPages, trackingOf } from './delete.ts';
import { db, fromStored, timestamp } from './firestore.ts';
import { deletableBy } from './submissions.ts';

/** What is kept under the id of a message that nobody got: enough to know the same submission again, and no more. */
const hiddenMessage = z.object({
  recipientId: z.null(),
  /** Who would have got it: their account takes the mark along. */
  hiddenFor: z.string(),
  /** A keyed hash of what was sent, and to whom. */
  digest: z.string(),
});
export type HiddenMessage = z.infer<typeof hiddenMessage>;

/** What is stored under a submission's id; null if nothing is. */
export async function fetchSentMessage(id: string): Promise<Message | HiddenMessage | null> {
  return fromStored(z.union([message, hiddenMessage]), await db().doc(paths.message(id)).get());
}

/** What is kept privately of a message until its time is up. */
export interface SenderDetails {
  tracking: Tracking;
  /** A keyed hash of sender and recipient. */
  senderKey: string;
}

/**
 * Creates a message and, privately, what is known of its sender. `deleteDigest`: that of its delete key. Gives false, and
 * changes nothing, when the id is taken.
 */
export async function createMessage(
  { id, createdAt, ...fields }: Message,
  { tracking, senderKey }: SenderDetails,
  detailsExpireAt: number,
  deleteDigest: string | null,
): Promise<boolean> {
  const { recipientId } = fields;
  const expiresAt = timestamp(detailsExpireAt);
  return createTogether({
    [paths.message(id)]: { ...fields, createdAt: timestamp(createdAt), ...deletableBy(deleteDigest) },
    // apart from the message, so that the time to live on it ends the tracking and not the message
    [paths.messageTracking(id)]: { recipientId, tracking, expiresAt },
    // apart from the tracking, so that the recipient does not see which messages are of one sender
    [closedPaths.messageSender(id)]: { recipientId, senderKey, expiresAt },
  });
}

/**
 * Leaves a mark under the id of a message that is not delivered, with the writes of one that is: who sent it finds no
 * difference. It is in no inbox, and all documents of it end by their time to live. Gives false when the id is taken.
 */
export async function createHiddenMessage(
  id: string,
  mark: Omit<HiddenMessage, 'recipientId'>,
  expiresAt: number,
  deleteDigest: string | null,
): Promise<boolean> {
  const ends = { recipientId: null, expiresAt: timestamp(expiresAt) };
  return createTogether({
    [paths.message(id)]: { ...ends, ...mark, ...deletableBy(deleteDigest) },
    [paths.messageTracking(id)]: ends,
    [closedPaths.messageSender(id)]: ends,
  });
}

/** Counts an inbox anew. */
export async function countInbox(recipientId: string): Promise<InboxCounts> {
  const inbox = db().collection(paths.messages).where('recipientId', '==', recipientId);
  const [messages, unread] = await Promise.all([inbox.count().get(), inbox.where('readAt', '==', null).count().get()]);
  return { messages: messages.data().count, unread: unread.data().count };
}

const privateOf = (document: DocumentReference): DocumentReference[] => [
  ...trackingOf(document),
  document.collection('private').doc('sender'),
];

/** Deletes every message to somebody, and every mark of a hidden one, with what is kept privately of it. */
export async function deleteMessagesTo(recipientId: string, signal?: AbortSignal): Promise<void> {
  for (const field of ['recipientId', 'hiddenFor'])
    await deleteInPages(db().collection(paths.messages).where(field, '==', recipientId), privateOf, signal);
}

/** Deletes a message with what is kept privately of it; one that is gone is a normal answer. */
export async function deleteMessage(id: string): Promise<void> {
  const document = db().doc(paths.message(id));
  await deleteAll([...privateOf(document), document]);
}

/** A message to somebody, and its sender's keyed hash, which is null once its time is up; null for a message to anybody else. */
export async function fetchMessageTo(
  recipientId: string,
  id: string,
): Promise<{ message: Message; senderKey: string | null } | null> {
  const [stored, sender] = await db().getAll(db().doc(paths.message(id)), db().doc(closedPaths.messageSender(id)));
  if (stored?.get('recipientId') !== recipientId) return null;
  const found = fromStored(message, stored);
  return found && { message: found, senderKey: (sender?.get('senderKey') as string | undefined) ?? null };
}
