import { REVISION_KEPT_S, REVISIONS_KEPT } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import type { BoardFields } from '@domain/quiz/board.ts';
import { type Quiz, type QuizKey, quiz, quizKey } from '@domain/quiz/quiz.ts';
import { areCounts, type Scores, type Tally } from '@domain/quiz/tally.ts';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { batchedGet } from './batched-get.ts';
import { boardIn, readOpening } from './boards.ts';
import { db, endOf, fromStored, type Transaction, timestamp } from './firestore.ts';
import { type LockChange, writeLock } from './quiz-locks.ts';

/** The current key, with what saving and submitting need besides the answers. */
export const currentKey = z.extend(quizKey, {
  draftId: z.string(),
  /** A keyed hash of the draft that was saved last: recognizes a repeated save. */
  fingerprint: z.string(),
  /** The lock that access tokens must match; null while the quiz is public. */
  lockVersion: z.nullable(z.string()),
});
type CurrentKey = z.infer<typeof currentKey>;

export interface StoredQuiz {
  quiz: Quiz;
  key: CurrentKey;
}

const refs = (code: string) => [db().doc(paths.quiz(code)), db().doc(paths.quizKey(code))] as const;

/** Returns a quiz, its current key and scoreboard; null if there is no such quiz. */
export async function fetchQuizWithKey(
  code: string,
  tx?: Transaction,
): Promise<(StoredQuiz & { board: BoardFields }) | null> {
  const [quizDoc, keyDoc] = await (tx
    ? tx.getAll(...refs(code))
    : Promise.all([batchedGet(paths.quiz(code)), batchedGet(paths.quizKey(code))]));
  const storedQuiz = quizDoc && fromStored(quiz, quizDoc);
  const storedKey = keyDoc && fromStored(currentKey, keyDoc);
  return storedQuiz && storedKey ? { quiz: storedQuiz, key: storedKey, board: boardIn(quizDoc) } : null;
}

/** Returns the key of an earlier revision; null if there is none, or it has expired. */
export async function fetchArchivedKey(code: string, revision: number, now: number): Promise<QuizKey | null> {
  const stored = await db().doc(paths.quizKeyOfRevision(code, revision)).get();
  // TTL deletes hours late
  const end = stored.get('expiresAt');
  return end instanceof Timestamp && end.toMillis() <= now ? null : fromStored(quizKey, stored);
}

/** Returns a quiz; null if there is no such quiz. */
export async function fetchQuiz(code: string): Promise<Quiz | null> {
  return fromStored(quiz, await batchedGet(paths.quiz(code)));
}

const quizFields = ({ id: _, createdAt, updatedAt, ...fields }: Quiz) => ({
  ...fields,
  createdAt: timestamp(createdAt),
  updatedAt: timestamp(updatedAt),
});

export function createQuiz(tx: Transaction, { quiz, key }: StoredQuiz, change: LockChange): void {
  const [quizRef, keyRef] = refs(quiz.id);
  tx.create(quizRef, quizFields(quiz));
  tx.set(db().doc(paths.quizTally(quiz.id)), { choices: {} } satisfies Tally);
  tx.set(keyRef, key);
  writeLock(tx, quiz.id, change);
}

/** Writes the next revision and archives the key it replaces, in place of the oldest. Leaves the counts alone. */
export async function replaceQuiz(
  tx: Transaction,
  { quiz, key }: StoredQuiz,
  old: StoredQuiz,
  change: LockChange,
): Promise<void> {
  const opening = await readOpening(tx, quiz, old.quiz);
  const [quizRef, keyRef] = refs(quiz.id);
  const { scores: _, ...fields } = quizFields(quiz);
  tx.update(quizRef, { ...fields, ...opening });
  tx.set(keyRef, key);
  tx.set(db().doc(paths.quizKeyOfRevision(quiz.id, old.key.revision)), {
    revision: old.key.revision,
    type: old.key.type,
    questions: old.key.questions,
    expiresAt: endOf(quiz.updatedAt, REVISION_KEPT_S),
  });
  tx.delete(db().doc(paths.quizKeyOfRevision(quiz.id, old.key.revision - REVISIONS_KEPT)));
  const isNowPrivate = old.quiz.isPublic && !quiz.isPublic;
  writeLock(tx, quiz.id, change, isNowPrivate ? { openSince: timestamp(quiz.updatedAt) } : {});
}

/** Returns a quiz's scores as stored; none if they are missing or no counts. */
export function scoresIn(stored: DocumentSnapshot): Scores {
  const found: unknown = stored.get('scores');
  return areCounts(found) ? found : {};
}

/** Returns a quiz's scores; null without a quiz. */
export async function fetchScores(code: string): Promise<Scores | null> {
  const stored = await db().doc(paths.quiz(code)).get();
  return stored.exists ? scoresIn(stored) : null;
}

export async function quizExists(code: string): Promise<boolean> {
  return (await db().doc(paths.quiz(code)).get()).exists;
}
