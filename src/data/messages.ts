import { type Message, message } from '@domain/messages/message.ts';
import { paths } from '@domain/paths.ts';
import { type Tracking, trackingInput } from '@domain/tracking/tracking.ts';
import { collection, doc, getDoc, limit, orderBy, query, serverTimestamp, updateDoc, where } from 'firebase/firestore';
import * as z from 'zod/mini';
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

const storedTracking = z.object({ tracking: trackingInput });

/** What is known about the sender's device; null when it has expired. Throws `network`, `forbidden`, `internal`. */
export async function fetchMessageTracking(id: string): Promise<Tracking | null> {
  try {
    const snapshot = await getDoc(doc(firestore, paths.messageTracking(id)));
    return snapshot.exists() ? (toApp(storedTracking, snapshot)?.tracking ?? null) : null;
  } catch (error) {
    throw toDomainError(error);
  }
}
