import { paths } from '@domain/paths.ts';
import type { NewsKind } from '@domain/push/device.ts';
import type { Query, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { unreadIn } from './accounts.ts';
import { db, timestamp } from './firestore.ts';

/** What came since a time and wasn't looked at. */
export interface News {
  count: number;
  /** When the newest came. */
  upTo: number;
  newest: QueryDocumentSnapshot;
}

const newsOf: Readonly<Record<NewsKind, (uid: string) => Query>> = {
  // one that was set aside or hidden has no `readAt`
  messages: (uid) => db().collection(paths.messages).where('recipientId', '==', uid).where('readAt', '==', null),
  answers: (uid) => db().collection(paths.responses).where('ownerId', '==', uid),
};

/** Returns what is newer than a time; null if nothing is. */
export async function fetchNews(kind: NewsKind, uid: string, since: number): Promise<News | null> {
  const query = newsOf[kind](uid).where('createdAt', '>', timestamp(since)).orderBy('createdAt', 'desc');
  const { docs } = await query.limit(1).get();
  const [newest] = docs;
  if (!newest) return null;
  const { count } = (await query.count().get()).data();
  return { count, upTo: (newest.get('createdAt') as Timestamp).toMillis(), newest };
}

/** Returns how many messages are unread, and when the responses were last looked at, by the account. */
export async function fetchLooks(uid: string): Promise<{ unread: number; responsesSeenAt: number }> {
  const account = await db().doc(paths.account(uid)).get();
  const seenAt: Timestamp | undefined = account.get('responsesSeenAt');
  return { unread: unreadIn(account), responsesSeenAt: seenAt?.toMillis() ?? 0 };
}
