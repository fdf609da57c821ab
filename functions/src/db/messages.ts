import { type Message, message } from '@domain/messages/message.ts';
import { paths } from '@domain/paths.ts';
import type { InboxCounts } from '@domain/profiles/account-news.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import * as z from 'zod/mini';
import { deleteInPages, trackingOf } from './delete.ts';
import { createTogether, db, fromStored, timestamp } from './firestore.ts';
import { deletableBy } from './submissions.ts';

/** What is kept under the id of a message that nobody got: enough to know the same submission again, and no more. */
const hiddenMessage = z.object({
  recipientId: z.null(),
  /** A keyed hash of what was sent, and to whom. */
  digest: z.string(),
});
export type HiddenMessage = z.infer<typeof hiddenMessage>;

/** What is stored under a submission's id; null if nothing is. */
export async function fetchSentMessage(id: string): Promise<Message | HiddenMessage | null> {
  return fromStored(z.union([message, hiddenMessage]), await db().doc(paths.message(id)).get());
}

/** Creates a message and, privately, its tracking. `deleteDigest`: that of its delete key. Gives false, and changes nothing, when the id is taken. */
export async function createMessage(
  { id, createdAt, ...fields }: Message,
  tracking: Tracking,
  trackingExpiresAt: number,
  deleteDigest: string | null,
): Promise<boolean> {
  return createTogether({
    [paths.message(id)]: { ...fields, createdAt: timestamp(createdAt), ...deletableBy(deleteDigest) },
    // apart from the message, so that the time to live on it ends the tracking and not the message
    [paths.messageTracking(id)]: {
      recipientId: fields.recipientId,
      tracking,
      expiresAt: timestamp(trackingExpiresAt),
    },
  });
}

/**
 * Leaves a mark under the id of a message that is not delivered, with the writes of one that is: who sent it finds no
 * difference. It is in no inbox, and both documents of it end by their time to live. Gives false when the id is taken.
 */
export async function createHiddenMessage(
  id: string,
  digest: string,
  expiresAt: number,
  deleteDigest: string | null,
): Promise<boolean> {
  const ends = { recipientId: null, expiresAt: timestamp(expiresAt) };
  return createTogether({
    [paths.message(id)]: { ...ends, digest, ...deletableBy(deleteDigest) },
    [paths.messageTracking(id)]: ends,
  });
}

/** Counts an inbox anew. */
export async function countInbox(recipientId: string): Promise<InboxCounts> {
  const inbox = db().collection(paths.messages).where('recipientId', '==', recipientId);
  const [messages, unread] = await Promise.all([inbox.count().get(), inbox.where('readAt', '==', null).count().get()]);
  return { messages: messages.data().count, unread: unread.data().count };
}

/** Deletes every message to somebody with its tracking. */
export async function deleteMessagesTo(recipientId: string, signal?: AbortSignal): Promise<void> {
  await deleteInPages(db().collection(paths.messages).where('recipientId', '==', recipientId), trackingOf, signal);
}
