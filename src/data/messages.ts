import { type Message, message } from '@domain/messages/message.ts';
import { paths } from '@domain/paths.ts';
import {
  collection,
  deleteDoc,
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { type Fail, subscribeToList, type Unsubscribe } from './subscribe.ts';
import { toApp, toDomainError } from './to-plain.ts';

/** The newest messages to the signed-in creator, live. */
export function subscribeToMessages(
  recipientId: string,
  max: number,
  next: (messages: Message[]) => void,
  fail: Fail,
): Unsubscribe {
  const newest = query(
    collection(firestore, paths.messages),
    where('recipientId', '==', recipientId),
    orderBy('createdAt', 'desc'),
    limit(max),
  );
  return subscribeToList(newest, (snapshot) => toApp(message, snapshot), next, fail);
}

const marked = new Set<string>();

/** Marks a message as read: at once on this device, on the server as soon as there is a network. */
export function markMessageRead(id: string): void {
  if (marked.has(id)) return; // the rules allow it once
  marked.add(id);
  updateDoc(doc(firestore, paths.message(id)), { readAt: serverTimestamp() }).catch((error: unknown) => {
    marked.delete(id);
    // another device was first, or the message is gone: both are fine, and the list shows what is true
    console.warn('The message was not marked as read:', toDomainError(error).code);
  });
}

/** A batch takes at most 500 writes. */
const BATCH = 400;
/** How often a batch may meet a message that another device has read meanwhile: the rules allow that once. */
const COLLISIONS_MAX = 3;

/** Marks every message to the creator as read. Throws `network` while the server cannot be reached. */
export async function markAllMessagesRead(recipientId: string): Promise<void> {
  const unread = query(
    collection(firestore, paths.messages),
    where('recipientId', '==', recipientId),
    where('readAt', '==', null),
    limit(BATCH),
  );
  for (let collisions = 0; ; ) {
    try {
      // from the server: what this device knows may be a part
      const { docs } = await getDocsFromServer(unread);
      if (docs.length === 0) return;
      const batch = writeBatch(firestore);
      for (const { ref } of docs) batch.update(ref, { readAt: serverTimestamp() });
      await batch.commit();
    } catch (error) {
      const failure = toDomainError(error);
      collisions += 1;
      if (failure.code !== 'forbidden' || collisions > COLLISIONS_MAX) throw failure;
    }
  }
}

/** Deletes a message: at once on this device, on the server as soon as there is a network; then it resolves. */
export async function deleteMessage(id: string): Promise<void> {
  try {
    await deleteDoc(doc(firestore, paths.message(id)));
  } catch (error) {
    throw toDomainError(error);
  }
}
