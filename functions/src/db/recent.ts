import { paths } from '@domain/paths.ts';
import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { db, timestamp } from './firestore.ts';

/** Whose counts changed, and when last. */
type RecentChanges = Readonly<Record<'quiz' | 'inbox', Map<string, number>>>;

const PAGE = 500;

/** Calls `note` for each submission since a time. Throws the signal's reason between two pages. */
async function forEachSince(
  collection: string,
  since: number,
  fields: readonly string[],
  note: (submission: QueryDocumentSnapshot) => void,
  signal: AbortSignal,
): Promise<void> {
  const all = db()
    .collection(collection)
    .where('createdAt', '>=', timestamp(since))
    .orderBy('createdAt')
    .select('createdAt', ...fields)
    .limit(PAGE);
  for (let page = await all.get(); ; ) {
    signal.throwIfAborted();
    page.docs.forEach(note);
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return;
    page = await all.startAfter(last).get();
  }
}

/** Returns whose counts were changed by responses and messages since a time. */
export async function fetchRecentChanges(since: number, signal: AbortSignal): Promise<RecentChanges> {
  const changes = {
    quiz: new Map(),
    inbox: new Map(),
  } satisfies RecentChanges;
  const note = (kind: keyof RecentChanges, submission: QueryDocumentSnapshot, field: string) => {
    const id: unknown = submission.get(field);
    if (typeof id !== 'string') return;
    // when it was written: its own time is earlier
    const at = submission.updateTime.toMillis();
    changes[kind].set(id, Math.max(at, changes[kind].get(id) ?? 0));
  };
  await forEachSince(paths.responses, since, ['quiz.id'], (one) => note('quiz', one, 'quiz.id'), signal);
  await forEachSince(paths.messages, since, ['recipientId'], (one) => note('inbox', one, 'recipientId'), signal);
  return changes;
}

/** Calls `work` for each person whose inbox was counted before it changed last. Throws the signal's reason. */
export async function forEachStaleInbox(
  changed: ReadonlyMap<string, number>,
  work: (uid: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const field = 'inboxCountedAt';
  const isStale = (stored: DocumentSnapshot, changedAt: number) => {
    const at: unknown = stored.get(field);
    return !(at instanceof Timestamp) || at.toMillis() < changedAt;
  };
  const all = [...changed];
  for (let from = 0; from < all.length; from += PAGE) {
    const some = all.slice(from, from + PAGE);
    const stored = await db().getAll(...some.map(([uid]) => db().doc(paths.account(uid))), { fieldMask: [field] });
    for (const [index, [uid, changedAt]] of some.entries()) {
      signal.throwIfAborted();
      if (isStale(stored[index] as DocumentSnapshot, changedAt)) await work(uid);
    }
  }
}
