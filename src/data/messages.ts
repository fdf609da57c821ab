import { DomainError } from '@domain/errors.ts';
import { type Message, message } from '@domain/messages/message.ts';
import { paths } from '@domain/paths.ts';
import {
  collection,
  deleteDoc,
  doc,
  getDocsFromCache,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { makeChange } from './changes.ts';
import { firestore } from './firebase.ts';
import { isServed } from './freshness.ts';
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
  return subscribeToList(newest, (snapshot) => toApp(message, snapshot), next, fail, 'messages');
}

const marked = new Set<string>();

/** Marks a message as read: at once on this device, on the server as soon as there is a network. */
export function markMessageRead(id: string): void {
  if (marked.has(id)) return; // the rules allow it once
  marked.add(id);
  const reference = doc(firestore, paths.message(id));
  const change = { path: reference.path, isRead: true };
  makeChange(change, () => updateDoc(reference, { readAt: serverTimestamp() })).catch((error: DomainError) => {
    marked.delete(id);
    // another device was first, or the message is gone: both are fine, and the list shows what is true
    console.warn('The message was not marked as read:', error.code);
  });
}

/** A batch takes at most 500 writes. */
const BATCH = 400;
/** How often a batch may meet a message that another device has read meanwhile: the rules allow that once. */
const COLLISIONS_MAX = 3;

const unreadOf = (recipientId: string) =>
  query(
    collection(firestore, paths.messages),
    where('recipientId', '==', recipientId),
    where('readAt', '==', null),
    limit(BATCH),
  );

async function markAllOnServer(recipientId: string): Promise<void> {
  for (let collisions = 0; ; ) {
    try {
      // from the server: what this device knows may be a part
      const { docs } = await getDocsFromServer(unreadOf(recipientId));
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

/**
 * Marks every message to the creator as read. Gives whether the server has it; without a network, those that this
 * device knows are marked here and sent later, each by a write of its own, as one that was read elsewhere meanwhile
 * would take a whole batch with it. Throws `forbidden`, `internal`.
 */
export async function markAllMessagesRead(recipientId: string): Promise<'marked' | 'later'> {
  try {
    // without a network the SDK would wait for one before it says so
    if (!isServed()) throw new DomainError('network');
    await markAllOnServer(recipientId);
    return 'marked';
  } catch (error) {
    const failure = toDomainError(error);
    if (failure.code !== 'network') throw failure;
    const { docs } = await getDocsFromCache(unreadOf(recipientId));
    for (const { id } of docs) markMessageRead(id);
    return 'later';
  }
}

/**
 * Deletes a message: at once on this device, on the server as soon as there is a network; then it resolves. Throws
 * `forbidden`, `internal`.
 */
export async function deleteMessage(id: string): Promise<void> {
  const reference = doc(firestore, paths.message(id));
  await makeChange({ path: reference.path, isDeleted: true }, () => deleteDoc(reference));
}
