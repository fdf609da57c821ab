import { isDeepStrictEqual } from 'node:util';
import { REVISION_KEPT_S, REVISIONS_KEPT } from '@domain/limits.ts';
import type { StillHidden } from '@domain/moderation/decision.ts';
import { closedPaths, paths } from '@domain/paths.ts';
import type { BoardFields } from '@domain/quiz/board.ts';
import { type Quiz, type QuizKey, quiz, quizKey } from '@domain/quiz/quiz.ts';
import type { Scores, Tally } from '@domain/quiz/tally.ts';
import { type DocumentSnapshot, FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { batchedGet } from './batched-get.ts';
import { boardIn, readOpening } from './boards.ts';
import { deleteAll, inPages } from './delete.ts';
import { db, fromStored, inTransaction, type Transaction, timestamp, unlessGone } from './firestore.ts';
import { forEachFound } from './paginate.ts';

/** The current key, with what saving and submitting need besides the answers. */
const currentKey = z.extend(quizKey, {
  /** The draft that the quiz was created from. */
  draftId: z.string(),
  /** A keyed hash of the draft that was saved last: recognizes a repeated save. */
  fingerprint: z.string(),
  /** The lock that access tokens must match; null while the quiz is public. */
  lockVersion: z.nullable(z.string()),
});
type CurrentKey = z.infer<typeof currentKey>;

/** What is stored of a quiz's password. */
const lock = z.object({
  /** New with every password and never reused, so that access tokens for the old password stop working. */
  version: z.string(),
  salt: z.string(),
  hash: z.string(),
  cost: z.object({ N: z.number(), r: z.number(), p: z.number() }),
});
export type Lock = z.infer<typeof lock>;

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

/**
 * Returns the quiz under a code; `used` if there once was one, null if never. A deleted quiz's key stays until its code
 * is retired, so the code never looks free in between.
 */
export async function lookUpCode(code: string, tx: Transaction): Promise<StoredQuiz | 'used' | null> {
  const found = await tx.getAll(...refs(code), db().doc(closedPaths.retiredCode(code)));
  const [quizDoc, keyDoc, retired] = found as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
  const storedQuiz = fromStored(quiz, quizDoc);
  if (!storedQuiz) return keyDoc.exists || retired.exists ? 'used' : null;
  const storedKey = fromStored(currentKey, keyDoc);
  return storedKey ? { quiz: storedQuiz, key: storedKey } : 'used';
}

/** Reserves codes forever, so that no other quiz gets them. Safe to repeat. */
export async function retireCodes(codes: readonly string[]): Promise<void> {
  const batch = db().batch();
  for (const code of codes) batch.set(db().doc(closedPaths.retiredCode(code)), {});
  await batch.commit();
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

const quizFields = ({ id: _, createdAt, updatedAt, ...fields }: Quiz) => ({
  ...fields,
  createdAt: timestamp(createdAt),
  updatedAt: timestamp(updatedAt),
});

/** `keep` leaves the lock unchanged; null removes it. */
export type LockChange = Lock | 'keep' | null;

function writeLock(tx: Transaction, code: string, change: LockChange, more: object = {}): void {
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
export async function forEachOverdueClosing(before: number, work: (code: string) => Promise<void>): Promise<void> {
  const { id: group } = db().doc(paths.quizLock('any')).parent;
  const overdue = db().collectionGroup(group).where('openSince', '<', timestamp(before)).orderBy('openSince');
  await forEachFound(overdue.select('openSince'), async (_, { parent }) => work(parent.parent?.id ?? ''));
}

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
    expiresAt: timestamp(quiz.updatedAt + REVISION_KEPT_S * 1000),
  });
  tx.delete(db().doc(paths.quizKeyOfRevision(quiz.id, old.key.revision - REVISIONS_KEPT)));
  const isNowPrivate = old.quiz.isPublic && !quiz.isPublic;
  writeLock(tx, quiz.id, change, isNowPrivate ? { openSince: timestamp(quiz.updatedAt) } : {});
}

/** Returns whether somebody has as many quizzes as they may. */
export async function hasAllQuizzes(ownerId: string, most: number, tx: Transaction): Promise<boolean> {
  const mine = db().collection(paths.quizzes).where('ownerId', '==', ownerId).limit(most);
  return (await tx.get(mine.count())).data().count >= most;
}

/** Returns a quiz's scores as stored; none if they are missing. */
export const scoresIn = (stored: DocumentSnapshot): Scores => stored.get('scores') ?? {};

/** Returns a quiz's scores; null without a quiz. */
export async function fetchScores(code: string): Promise<Scores | null> {
  const stored = await db().doc(paths.quiz(code)).get();
  return stored.exists ? scoresIn(stored) : null;
}

type RemovalOfQuiz = NonNullable<Quiz['removal']>;

/**
 * Reads a quiz and returns what removes it for visitors, with its place in the list, and what it says; null if it
 * is gone. Its owner still sees it, and why. Several reports may remove it.
 */
export async function readQuizRemoval(tx: Transaction, code: string, by: RemovalOfQuiz['cases'][number]) {
  const [quizRef] = refs(code);
  const stored = await tx.get(quizRef);
  if (!stored.exists) return null;
  const list = await tx.get(db().doc(paths.listing(String(stored.get('ownerId')))));
  const before = stored.get('removal') as RemovalOfQuiz | undefined;
  const isKnown = stored.get('isRemoved') === true;
  const removal: RemovalOfQuiz = {
    wasClosed: before?.wasClosed ?? (stored.get('isClosed') === true && !isKnown),
    cases: [...(before?.cases ?? []).filter(({ id }) => id !== by.id), by],
  };
  const write = () => {
    tx.update(quizRef, { isRemoved: true, isClosed: true, removal });
    const quizzes = (list.get('quizzes') as { id: string }[] | undefined) ?? [];
    if (list.exists) tx.update(list.ref, { quizzes: quizzes.filter(({ id }) => id !== code) });
  };
  const { title, type, questions } = stored.data() as Pick<Quiz, 'title' | 'type' | 'questions'>;
  return { write, said: { title, type, questions }, isKnown };
}

/**
 * Reads a quiz and returns what undoes one report's removal; null if the quiz is gone or isn't removed. It is reopened
 * if it was open before; the list follows by the trigger. It stays removed while another report removes it.
 */
export async function readQuizReturn(tx: Transaction, code: string, caseId: string) {
  const [quizRef] = refs(code);
  const stored = await tx.get(quizRef);
  if (stored.get('isRemoved') !== true) return null;
  const removal = stored.get('removal') as RemovalOfQuiz | undefined;
  const others = (removal?.cases ?? []).filter(({ id }) => id !== caseId);
  const isStillRemoved = others.length > 0;
  const write = () => {
    if (isStillRemoved) tx.update(quizRef, { 'removal.cases': others });
    else
      tx.update(quizRef, {
        isRemoved: FieldValue.delete(),
        removal: FieldValue.delete(),
        isClosed: removal?.wasClosed ?? false,
      });
  };
  const stillHidden: StillHidden | undefined = isStillRemoved
    ? 'report'
    : stored.get('isSuspended') === true
      ? 'suspension'
      : undefined;
  return { write, title: String(stored.get('title')), stillHidden };
}

export async function quizExists(code: string): Promise<boolean> {
  return (await db().doc(paths.quiz(code)).get()).exists;
}

const OWNER_PAGE = 300;

/** Copies the owner's name, username and photo into all their quizzes. Writes only what differs. */
export async function saveOwnerOfQuizzes(ownerId: string, owner: Quiz['owner']): Promise<void> {
  const mine = db()
    .collection(paths.quizzes)
    .where('ownerId', '==', ownerId)
    .orderBy(FieldPath.documentId())
    .select('owner')
    .limit(OWNER_PAGE);
  for (let page = await mine.get(); ; ) {
    const outdated = page.docs.filter((quizDoc) => !isDeepStrictEqual(quizDoc.get('owner'), owner));
    await Promise.all(
      outdated.map((quizDoc) => {
        const isRenamed = quizDoc.get('owner.username') !== owner.username;
        return unlessGone(quizDoc.ref.update({ owner, ...(isRenamed && { formerUsername: FieldValue.delete() }) }));
      }),
    );
    const last = page.docs.at(-1);
    if (!last || page.size < OWNER_PAGE) return;
    page = await mine.startAfter(last).get();
  }
}

/** Deletes a creator's quizzes and retires their codes. Their list goes last, as a recount may still write it. */
export async function deleteQuizzesOf(ownerId: string): Promise<void> {
  const mine = db().collection(paths.quizzes).where('ownerId', '==', ownerId);
  await inPages(mine.select(), async (found) => {
    const quizRefs = found.map(({ ref }) => ref);
    await retireCodes(quizRefs.map(({ id }) => id));
    const below = await Promise.all(quizRefs.map((quizRef) => quizRef.collection('private').listDocuments()));
    await deleteAll(quizRefs.flatMap((quizRef, index) => [...(below[index] ?? []), quizRef]));
  });
  await db().doc(paths.listing(ownerId)).delete();
}
