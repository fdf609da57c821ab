import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@domain/errors.ts';
import { paths } from '@domain/paths.ts';
import { countResponses } from '@domain/quiz/stats.ts';
import { areCounts, choicesOf, isCount, scoreOf } from '@domain/quiz/tally.ts';
import { closedAnswers, type QuizResponse, response } from '@domain/responses/response.ts';
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { isGuests } from './accounts.ts';
import { batchedGet } from './batched-get.ts';
import { readLeavingBoard } from './boards.ts';
import { db, fromListed, inTransaction, type Stored } from './firestore.ts';
import { applyChanges, type MapChanges, sumOf } from './map-changes.ts';
import { isOpen } from './quiz-lists.ts';
import { scoresIn } from './quizzes.ts';

/** Set when a tally was repaired: it contains everything up to this time. */
const MENDED_AT = 'mendedAt';
const mendedAt = (tally: DocumentSnapshot | undefined) => tally?.get(MENDED_AT) as Timestamp | undefined;

type Counted = Pick<QuizResponse, 'id' | 'quiz' | 'ownerId' | 'answers' | 'score' | 'total' | 'isRanked'>;

/** Returns what a response adds to the counts of its quiz; with -1, what it takes away. */
export const countsOf = ({ quiz, answers, isRanked, ...result }: Counted, by: 1 | -1 = 1): MapChanges => ({
  [paths.quiz(quiz.id)]: {
    scores: { [scoreOf(result)]: by },
    ...(isRanked && { ranked: { [scoreOf(result)]: by } }),
  },
  [paths.quizTally(quiz.id)]: { choices: Object.fromEntries(choicesOf(answers).map((choice) => [choice, by])) },
});

/** Returns what counts an answer as one of so many of a network that it helps to close no guest's quiz. */
export const beyondNetworkOf = ({ quiz }: Counted): MapChanges => ({
  [paths.quizTally(quiz.id)]: { beyond: { network: 1 } },
});

/** Returns how many answers to a quiz were counted so. Those deleted since stay in it. */
export async function fetchBeyondNetwork(quizId: string): Promise<number> {
  const count: unknown = (await batchedGet(paths.quizTally(quizId))).get('beyond.network');
  return isCount(count) ? count : 0;
}

/**
 * Returns what a response adds to the numbers of its quiz's creator; with -1, what it takes away. Anybody may read the
 * list: it has no code of a quiz that isn't in it.
 */
export const creatorCountsOf = (
  { quiz, ownerId, ...result }: Counted,
  { isPublic, isListed, by = 1 }: { isPublic: boolean; isListed: boolean; by?: 1 | -1 },
): MapChanges =>
  isPublic
    ? { [paths.listing(ownerId)]: { scores: { [scoreOf(result)]: by }, ...(isListed && { plays: { [quiz.id]: by } }) } }
    : { [paths.account(ownerId)]: { privateScores: { [scoreOf(result)]: by } } };

/** Returns a response with its answers, which lie apart if its quiz is private. */
export function withAnswers(stored: Stored, closed: Stored | undefined): QuizResponse | null {
  const found = fromListed(response, stored);
  if (!found?.isPrivate) return found;
  const { givenAnswers: _, ...rest } = found;
  return { ...rest, answers: (closed && fromListed(closedAnswers, closed)?.answers) ?? [] };
}

/** Returns what uncounts a response in one transaction. `deletedAt`, if earlier: repairs since have left it out. */
export async function readUncounting(tx: Transaction, gone: Counted, deletedAt?: number): Promise<() => void> {
  const { ownerId, quiz: of } = gone;
  const counted = [paths.quiz(of.id), paths.quizTally(of.id), paths.listing(ownerId), paths.account(ownerId)];
  const [quiz, tally, list, account] = await tx.getAll(...counted.map((path) => db().doc(path)));
  const isMended = deletedAt !== undefined && (mendedAt(tally)?.toMillis() ?? 0) >= deletedAt;
  if (!quiz?.exists) return () => undefined;
  const place = gone.isRanked ? await readLeavingBoard(tx, quiz, gone.id) : {};
  const isPublic = quiz.get('isPublic') === true;
  const isListed = isOpen(quiz) && !(account && isGuests(account));
  // a missing list is created from the current data
  const ofCreator = (isPublic ? list : account)?.exists ? creatorCountsOf(gone, { isPublic, isListed, by: -1 }) : {};
  const isLost = !areCounts(tally?.get('choices'));
  const counts = isLost || isMended ? [] : [countsOf(gone, -1), ofCreator];
  return () => {
    applyChanges(tx, sumOf([place, ...counts]));
    // a quiz without scores is counted again, and its tally with it
    if (isLost) tx.update(quiz.ref, { scores: FieldValue.delete() });
  };
}

const PAGE = 300;

/** Counts all responses to a quiz as of the transaction's time: numbers alone. */
async function countAll(tx: Transaction, code: string): Promise<MapChanges> {
  const all = db().collection(paths.responses).where('quiz.id', '==', code).orderBy(FieldPath.documentId()).limit(PAGE);
  let counts: MapChanges = {};
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
  return areCounts(found) ? found : null;
}

const differenceOf = (counted: Entries, stored: Entries): Entries =>
  Object.fromEntries(
    [...new Set([...Object.keys(counted), ...Object.keys(stored)])]
      .map((entry) => [entry, (counted[entry] ?? 0) - (stored[entry] ?? 0)] as const)
      .filter(([, by]) => by !== 0),
  );

/** One document's map of counts, as found and as it should have been then. */
interface Compared {
  stored: DocumentSnapshot;
  map: string;
  counted: Entries;
  /** Null if there are no sound counts to add to. */
  difference: Entries | null;
}

const isWrong = ({ difference }: Compared) => difference === null || Object.keys(difference).length > 0;

/** Compares the counts of a quiz with its responses, all at one time; null if it is gone. */
function compare(code: string): Promise<{ at: Timestamp; ownerId: string; compared: Compared[] } | null> {
  return db().runTransaction(
    async (tx) => {
      const [quiz, tally] = (await tx.getAll(db().doc(paths.quiz(code)), db().doc(paths.quizTally(code)))) as [
        DocumentSnapshot,
        DocumentSnapshot,
      ];
      if (!quiz.exists) return null;
      const counts = await countAll(tx, code);
      const one = (stored: DocumentSnapshot, map: string): Compared => {
        const counted = (counts[stored.ref.path]?.[map] ?? {}) as Entries;
        const found = entriesIn(stored, map);
        return { stored, map, counted, difference: found && differenceOf(counted, found) };
      };
      const compared = [one(quiz, 'scores'), one(quiz, 'ranked'), one(tally, 'choices')];
      return { at: quiz.readTime, ownerId: String(quiz.get('ownerId')), compared };
    },
    { readOnly: true },
  );
}

/** Returns whether a quiz counts as many responses as it has, all at one time; that reads a thousandth of them. */
export const isTotalRight = (code: string): Promise<boolean> =>
  db().runTransaction(
    async (tx) => {
      const quiz = await tx.get(db().doc(paths.quiz(code)));
      const all = await tx.get(db().collection(paths.responses).where('quiz.id', '==', code).count());
      return !quiz.exists || countResponses(scoresIn(quiz)) === all.data().count;
    },
    { readOnly: true },
  );

const isUnchanged = (now: DocumentSnapshot | undefined, { stored }: Compared) =>
  now?.exists === stored.exists && (!now.updateTime || now.updateTime.isEqual(stored.updateTime as Timestamp));

/**
 * Counts a quiz's responses, and repairs its counts by the difference, so that concurrent responses stay counted.
 * Returns whether they were right, and whose they are; null if the quiz is gone. Throws `unavailable` if counts that
 * can't be added to have changed meanwhile.
 */
export async function mendTally(code: string): Promise<{ isRight: boolean; ownerId: string } | null> {
  const found = await compare(code);
  if (!found) return null;
  const { at, ownerId, compared } = found;
  if (!compared.some(isWrong)) return { isRight: true, ownerId };
  await inTransaction(async (tx) => {
    const now = await tx.getAll(...compared.map(({ stored }) => stored.ref));
    const isMended = now.some((one, index) => !isDeepStrictEqual(mendedAt(one), mendedAt(compared[index]?.stored)));
    // another run was faster
    if (!now[0]?.exists || isMended) return;
    for (const [index, one] of compared.entries()) {
      const { stored, map, counted, difference } = one;
      if (difference) {
        if (isWrong(one)) applyChanges(tx, { [stored.ref.path]: { [map]: difference } });
      } else {
        if (!isUnchanged(now[index], one)) throw new DomainError('unavailable', 'The counts changed meanwhile.');
        tx.set(stored.ref, { [map]: counted }, { mergeFields: [map] });
      }
    }
    tx.set(db().doc(paths.quizTally(code)), { [MENDED_AT]: at }, { merge: true });
  });
  return { isRight: false, ownerId };
}
