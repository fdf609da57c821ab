import { DomainError } from '@domain/errors.ts';
import { MESSAGES_SEARCHED_PART } from '@domain/limits.ts';
import { type Message, message, setAsideMessage } from '@domain/messages/message.ts';
import { paths } from '@domain/paths.ts';
import { PATIENCE_MS } from '@domain/patience.ts';
import {
  collection,
  type DocumentSnapshot,
  deleteField,
  doc,
  getDocsFromCache,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  startAfter,
  type Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { subscribeInPages } from '../lib/subscribe-in-pages.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { firestore } from './firebase.ts';
import { trackDeletion, trackWrite } from './pending-writes.ts';
import { type Fail, subscribeToList, type Unsubscribe } from './subscribe.ts';
import { isSynced } from './sync-status.ts';
import { toApp, toDomainError } from './to-plain.ts';

/** Returns a query for a creator's messages by time: the inbox's have one time field, those set aside the other. */
const byTime = (recipientId: string, time: 'createdAt' | 'setAsideAt', direction: 'asc' | 'desc', max: number) =>
  query(
    collection(firestore, paths.messages),
    where('recipientId', '==', recipientId),
    orderBy(time, direction),
    limit(max),
  );

export function subscribeToMessages(
  recipientId: string,
  direction: 'asc' | 'desc',
  max: number,
  next: (messages: Message[], isFromCache: boolean) => void,
  fail: Fail,
): Unsubscribe {
  return subscribeToList(
    byTime(recipientId, 'createdAt', direction, max),
    (snapshot) => toApp(message, snapshot),
    next,
    fail,
    'messages',
  );
}

/** Subscribes to many of the newest messages of the inbox, part after part. */
export const subscribeToMessagesInPages = (
  recipientId: string,
  max: number,
  next: (messages: Message[], isFromCache: boolean) => void,
  fail: Fail,
): Unsubscribe =>
  subscribeInPages<Message, DocumentSnapshot>(
    {
      size: MESSAGES_SEARCHED_PART,
      isBefore: (one, other) => one.get('createdAt') > other.get('createdAt'),
      subscribe: (after, wanted, tell, refuse) => {
        let seen: DocumentSnapshot[] = [];
        const newest = byTime(recipientId, 'createdAt', 'desc', wanted);
        return subscribeToList(
          after ? query(newest, startAfter(after)) : newest,
          (snapshot) => {
            seen.push(snapshot);
            return toApp(message, snapshot);
          },
          (items, isFromCache) => {
            tell({ items, end: seen.at(-1) ?? null, isFull: seen.length === wanted, isFromCache });
            seen = [];
          },
          refuse,
          after ? null : 'messages',
        );
      },
    },
    max,
    next,
    fail,
  );

export function subscribeToSetAside(
  recipientId: string,
  max: number,
  next: (messages: Message[]) => void,
  fail: Fail,
): Unsubscribe {
  return subscribeToList(
    byTime(recipientId, 'setAsideAt', 'desc', max),
    (snapshot) => toApp(setAsideMessage, snapshot),
    next,
    fail,
    'set-aside',
  );
}

const marked = new Set<string>();

async function mark(id: string): Promise<void> {
  marked.add(id);
  const reference = doc(firestore, paths.message(id));
  const change = { path: reference.path, isRead: true };
  await trackWrite(change, () => updateDoc(reference, { readAt: serverTimestamp() })).catch((error: DomainError) => {
    marked.delete(id);
    // another device was first, or the message is gone: both are fine, and the list shows the truth
    console.warn('The message was not marked as read:', error.code);
  });
}

/** Marks a message as read: on this device immediately, on the server when there is a network. */
export function markMessageRead(id: string): void {
  if (!marked.has(id)) void mark(id); // the rules allow it once
}

/** Batch size, for people with thousands of messages. */
const ROUND = 100;

/** Returns the newest of such messages. Throws `network` also on a timeout: a broken connection reports nothing. */
async function findOnServer(messages: Query): Promise<QueryDocumentSnapshot[]> {
  if (!isSynced()) throw new DomainError('network');
  let found: QueryDocumentSnapshot[] = [];
  const asking = getDocsFromServer(query(messages, limit(ROUND))).then(({ docs }) => {
    found = docs;
  });
  if ((await withTimeout(asking, PATIENCE_MS.save)) === 'waiting') throw new DomainError('network');
  return found;
}

/** One write each: one read elsewhere would fail a whole batch. Offline, sent later. Throws what those throw. */
export async function markAllMessagesRead(recipientId: string): Promise<'marked' | 'later'> {
  const unread = query(
    collection(firestore, paths.messages),
    where('recipientId', '==', recipientId),
    where('readAt', '==', null),
    orderBy('createdAt', 'desc'),
  );
  const tried = new Set<string>();
  try {
    let { docs } = await getDocsFromCache(unread);
    if (docs.length === 0) docs = await findOnServer(unread);
    // nobody has seen what arrives in the meantime
    const present = docs[0] && query(unread, where('createdAt', '<=', docs[0].get('createdAt') as Timestamp));
    while (present && docs.length > 0) {
      const ids = docs.map(({ id }) => id);
      if (ids.every((id) => tried.has(id))) throw new DomainError('forbidden');
      for (const id of ids) tried.add(id);
      const marking = Promise.all(ids.map(mark));
      if (!isSynced() || (await withTimeout(marking, PATIENCE_MS.save)) === 'waiting') return 'later';
      // this device may know only some
      docs = await findOnServer(present);
    }
    return 'marked';
  } catch (error) {
    const failure = toDomainError(error);
    if (failure.code === 'network') return 'later';
    throw failure;
  }
}

/** Shown at once; resolves when the server has it; null deletes it. Throws `forbidden`, `not-found`, `internal`. */
export async function saveReply(id: string, reply: string | null): Promise<void> {
  const reference = doc(firestore, paths.message(id));
  const fields =
    reply === null ? { reply: deleteField(), repliedAt: deleteField() } : { reply, repliedAt: serverTimestamp() };
  await trackWrite({ path: reference.path, fields: { reply: reply ?? undefined } }, () => updateDoc(reference, fields));
}

/** Deletes a message on this device immediately, and resolves when the server has. Throws `forbidden`, `internal`. */
export async function deleteMessage(id: string): Promise<void> {
  await trackDeletion(paths.message(id));
}
