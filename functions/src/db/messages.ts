import { type Message, message } from '@domain/messages/message.ts';
import { paths } from '@domain/paths.ts';
import type { InboxCounts } from '@domain/profiles/profile.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import { deleteInPages, trackingOf } from './delete.ts';
import { createTogether, db, fromStored, timestamp } from './firestore.ts';

export async function fetchMessage(id: string): Promise<Message | null> {
  return fromStored(message, await db().doc(paths.message(id)).get());
}

/** Creates a message and, privately, its tracking. Gives false, and changes nothing, when the id is taken. */
export async function createMessage(
  { id, createdAt, ...fields }: Message,
  tracking: Tracking,
  trackingExpiresAt: number,
): Promise<boolean> {
  return createTogether({
    [paths.message(id)]: { ...fields, createdAt: timestamp(createdAt) },
    // apart from the message, so that the time to live on it ends the tracking and not the message
    [paths.messageTracking(id)]: {
      recipientId: fields.recipientId,
      tracking,
      expiresAt: timestamp(trackingExpiresAt),
    },
  });
}

/** Counts an inbox anew. */
export async function countInbox(recipientId: string): Promise<InboxCounts> {
  const inbox = db().collection(paths.messages).where('recipientId', '==', recipientId);
  const [messages, unread] = await Promise.all([inbox.count().get(), inbox.where('readAt', '==', null).count().get()]);
  return { messages: messages.data().count, unread: unread.data().count };
}

/** Deletes every message to somebody with its tracking. */
export async function deleteMessagesTo(recipientId: string): Promise<void> {
  await deleteInPages(db().collection(paths.messages).where('recipientId', '==', recipientId), trackingOf);
}
