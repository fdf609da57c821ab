import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@domain/errors.ts';
import { paths } from '@domain/paths.ts';
import { choicesOf, RANKED, scoreOf } from '@domain/quiz/tally.ts';
import { closedAnswers, type QuizResponse, response } from '@domain/responses/response.ts';
import { type DocumentSnapshot, FieldPath, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { db, fromStored, inTransaction, type Stored } from './firestore.ts';
import { type Increments, increment, sumOf } from './increments.ts';

/** Set when a tally was mended: what was there at this time is in it. */
const MENDED_AT = 'mendedAt';
const mendedAt = (tally: DocumentSnapshot | undefined) => tally?.get(MENDED_AT) as Timestamp | undefined;

type Counted = Pick<QuizResponse, 'quiz' | 'answers' | 'score' | 'total' | 'isRanked'>;

/** Returns what a response adds to the counts of its quiz; with -1, what it takes away. */
export const countsOf = ({ quiz, answers, isRanked, ...result }: Counted, by: 1 | -1 = 1): Increments => ({
  [paths.quiz(quiz.id)]: {
    scores: { [scoreOf(result)]: by },
    ...(isRanked && { [RANKED]: { [scoreOf(result)]: by } }),
  },
  [paths.quizTally(quiz.id)]: { choices: Object.fromEntries(choicesOf(answers).map((choice) => [choice, by])) },
});

/** Returns a response with its answers, which lie apart if its quiz is private. */
export function withAnswers(stored: Stored, closed: Stored | undefined): QuizResponse | null {
  const found = fromStored(response, stored);
  if (!found?.isPrivate) return found;
  const { givenAnswers: _, ...rest } = found;
  return { ...rest, answers: (closed && fromStored(closedAnswers, closed)?.answers) ?? [] };
}

/**
 * Reads the quiz of a response that is being deleted, and returns what takes the response out of the counts in the same
 * transaction. `deletedAt`: when it was deleted, if that was before; what was mended since knows it.
 */
export async function readUncounting(tx: Transaction, gone: Counted, deletedAt?: number): Promise<() => void> {
  const { id } = gone.quiz;
  const [quiz, tally] = await tx.getAll(db().doc(paths.quiz(id)), db().doc(paths.quizTally(id)));
  const isMended = deletedAt !== undefined && (mendedAt(tally)?.toMillis() ?? 0) >= deletedAt;
  return () => {
    if (quiz?.exists && tally?.exists && !isMended) increment(tx, countsOf(gone, -1));
  };
}

const PAGE = 300;

/** Counts all responses to a quiz as of the transaction's time. */
async function countAll(tx: Transaction, code: string): Promise<Increments> {
  const all = db().collection(paths.responses).where('quiz.id', '==', code).orderBy(FieldPath.documentId()).limit(PAGE);
  let counts: Increments = {};
  for (let page = await tx.get(all); ; ) {
    const closed = page.docs.filter((found) => found.get('isPrivate') === true).map(({ id }) => id);
    const apart = closed.length > 0 ? await tx.getAll(...closed.map((id) => db().doc(paths.responseAnswers(id)))) : [];
    const answersOf = new Map(closed.map((id, index) => [id, apart[index]]));
    const found = page.docs.map((one) => withAnswers(one, answersOf.get(one.id)));
    counts = sumOf([counts, ...found.flatMap((one) => (one ? [countsOf(one)] : []))]);
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return counts;
    page = await tx.get(all.startAfter(last));
  }
}

type Entries = Readonly<Record<string, number>>;

/** Returns a stored map of counts; null if it is none, or its document is missing. */
function entriesIn(stored: DocumentSnapshot, map: string): Entries | null {
  const found: unknown = stored.exists ? (stored.get(map) ?? {}) : null;
  if (typeof found !== 'object' || found === null) return null;
  return Object.values(found).every((count) => Number.isSafeInteger(count) && count >= 0) ? (found as Entries) : null;
}

const differenceOf = (counted: Entries, stored: Entries): Entries =>
  Object.fromEntries(
    [...new Set([...Object.keys(counted), ...Object.keys(stored)])]
      .map((entry) => [entry, (counted[entry] ?? 0) - (stored[entry] ?? 0)] as const)
      .filter(([, by]) => by !== 0),
  );

/** One document's map of counts, as it was found and as it should have been then. */
interface Compared {
  stored: DocumentSnapshot;
  map: string;
  counted: Entries;
  /** Null if there are no sound counts to add to. */
  difference: Entries | null;
}

const isWrong = ({ difference }: Compared) => difference === null || Object.keys(difference).length > 0;

/** Compares the counts of a quiz with its responses, all at one time; null if it is gone. */
function compare(code: string): Promise<{ at: Timestamp; compared: Compared[] } | null> {
  return db().runTransaction(
    async (tx) => {
      const [quiz, tally] = (await tx.getAll(db().doc(paths.quiz(code)), db().doc(paths.quizTally(code)))) as [
        DocumentSnapshot,
        DocumentSnapshot,
      ];
      if (!quiz.exists) return null;
      const counts = await countAll(tx, code);
      const one = (stored: DocumentSnapshot, map: string): Compared => {
        const counted = counts[stored.ref.path]?.[map] ?? {};
        const found = entriesIn(stored, map);
        return { stored, map, counted, difference: found && differenceOf(counted, found) };
      };
      return { at: quiz.readTime, compared: [one(quiz, 'scores'), one(quiz, RANKED), one(tally, 'choices')] };
    },
    { readOnly: true },
  );
}

const isUnchanged = (now: DocumentSnapshot | undefined, { stored }: Compared) =>
  now?.exists === stored.exists && (!now.updateTime || now.updateTime.isEqual(stored.updateTime as Timestamp));

/**
 * Counts a quiz's responses, and mends its counts by the difference, so that what comes meanwhile stays counted. Returns
 * whether they were right; null if the quiz is gone. Throws `unavailable` if what can't be added to has changed meanwhile.
 */
export async function mendTally(code: string): Promise<boolean | null> {
  const found = await compare(code);
  if (!found) return null;
  const { at, compared } = found;
  if (!compared.some(isWrong)) return true;
  await inTransaction(async (tx) => {
    const now = await tx.getAll(...compared.map(({ stored }) => stored.ref));
    const isMended = now.some((one, index) => !isDeepStrictEqual(mendedAt(one), mendedAt(compared[index]?.stored)));
    // another run was faster
    if (!now[0]?.exists || isMended) return;
    for (const [index, one] of compared.entries()) {
      const { stored, map, counted, difference } = one;
      if (difference) {
        if (isWrong(one)) increment(tx, { [stored.ref.path]: { [map]: difference } });
      } else {
        if (!isUnchanged(now[index], one)) throw new DomainError('unavailable', 'The counts changed meanwhile.');
        tx.set(stored.ref, { [map]: counted }, { mergeFields: [map] });
      }
    }
    tx.set(db().doc(paths.quizTally(code)), { [MENDED_AT]: at }, { merge: true });
  });
  return false;
}
