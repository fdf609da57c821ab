import { paths } from '@domain/paths.ts';
import { type Quiz, quiz } from '@domain/quiz/quiz.ts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { batchedGet } from './batched-get.ts';
import { db, fromStored, inTransaction, type Transaction, timestamp } from './firestore.ts';
import { forEachFound } from './paginate.ts';

/** What is stored of a quiz's password. */
const lock = z.object({
  /** New with every password and never reused, so that access tokens for the old password stop working. */
  version: z.string(),
  salt: z.string(),
  hash: z.string(),
  cost: z.object({ N: z.number(), r: z.number(), p: z.number() }),
});
export type Lock = z.infer<typeof lock>;

interface LockedQuiz {
  quiz: Quiz;
  /** Null for a public quiz. */
  lock: Lock | null;
}

/** Returns a quiz and its lock; null if there is no such quiz. */
export async function fetchQuizWithLock(code: string): Promise<LockedQuiz | null> {
  const [quizDoc, lockDoc] = await Promise.all([batchedGet(paths.quiz(code)), batchedGet(paths.quizLock(code))]);
  const storedQuiz = fromStored(quiz, quizDoc);
  return storedQuiz ? { quiz: storedQuiz, lock: fromStored(lock, lockDoc) } : null;
}

/** `keep` leaves the lock unchanged; null removes it. */
export type LockChange = Lock | 'keep' | null;

export function writeLock(tx: Transaction, code: string, change: LockChange, more: object = {}): void {
  const ref = db().doc(paths.quizLock(code));
  if (change === null) tx.delete(ref);
  else if (change !== 'keep') tx.set(ref, { ...change, ...more }, { merge: true });
}

/** Returns since when results of a private quiz have to be closed; undefined when they are. */
export async function fetchOpenSince(code: string): Promise<Timestamp | undefined> {
  return (await db().doc(paths.quizLock(code)).get()).get('openSince');
}

/** Records that they are closed, unless they have to be once more. */
export async function noteResultsClosed(code: string, since: Timestamp): Promise<void> {
  const ref = db().doc(paths.quizLock(code));
  await inTransaction(async (tx) => {
    const found: unknown = (await tx.get(ref)).get('openSince');
    if (found instanceof Timestamp && found.isEqual(since)) tx.update(ref, { openSince: FieldValue.delete() });
  });
}

/** Calls `work` for each quiz that became private before a time, and whose results are still open. */
export async function forEachOverdueClosing(
  before: number,
  work: (code: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const { id: group } = db().doc(paths.quizLock('any')).parent;
  const overdue = db().collectionGroup(group).where('openSince', '<', timestamp(before)).orderBy('openSince');
  await forEachFound(overdue.select('openSince'), async (_, { parent }) => work(parent.parent?.id ?? ''), signal);
}
