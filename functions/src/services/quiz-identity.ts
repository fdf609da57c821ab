import { DomainError } from '@domain/errors.ts';
import { gameOf } from '@domain/games/index.ts';
import { QUIZ_CODE_ALPHABET } from '@domain/ids.ts';
import { QUESTION_TEXT_MAX, QUIZ_CODE_LENGTH, REPEATED_QUESTIONS_MIN } from '@domain/limits.ts';
import { READY } from '@domain/locales/ready.ts';
import { foldText } from '@domain/messages/fold-text.ts';
import { isReservedWord } from '@domain/profiles/reserved.ts';
import type { QuizDraft } from '@domain/quiz/draft.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import type { Transaction } from '../db/firestore.ts';
import { lookUpCode } from '../db/quiz-codes.ts';
import { fetchQuizWithKey, type StoredQuiz } from '../db/quizzes.ts';
import { fetchRemovedQuestions } from '../db/reports.ts';
import type { Keys } from './keys.ts';

const CODE_ATTEMPTS = 8;

/** Returns a code from bytes, null for an address of the app. 256 isn't a multiple of 31: a bias of half a bit. */
export function quizCodeFrom(bytes: Uint8Array): string | null {
  const code = Array.from(bytes.slice(0, QUIZ_CODE_LENGTH), (byte) =>
    QUIZ_CODE_ALPHABET.charAt(byte % QUIZ_CODE_ALPHABET.length),
  ).join('');
  return isReservedWord(code) ? null : code;
}

/** Returns a hash of a draft; keyed, because the draft holds a password and the owner can read the hash. */
export function fingerprintOf(draft: QuizDraft, keys: Keys): string {
  return keys.sign('draft', JSON.stringify(draft)).toString('base64url');
}

/** As much as any script makes of a text: three for a Korean syllable. Others make 18, hundreds of thousands of a quiz. */
const DECOMPOSED_MAX = 3 * QUESTION_TEXT_MAX;
const folded = (text: string) => foldText(text.normalize('NFKD').slice(0, DECOMPOSED_MAX));

/** By a quiz's questions, their texts, folded: whoever saves one asks several times, and folding takes longest. */
const foldedBefore = new WeakMap<Quiz['questions'], readonly string[][]>();
function foldedQuestions({ type, questions }: Pick<Quiz, 'type' | 'questions'>): readonly string[][] {
  const { promptOf, optionsOf } = gameOf(type);
  const before = foldedBefore.get(questions);
  const found = before ?? questions.map((question) => [promptOf(question), ...optionsOf(question)].map(folded));
  foldedBefore.set(questions, found);
  return found;
}

/** Returns a keyed hash of what a quiz says, whatever its capitals, look-alikes and order. */
export const wordsOf = (quiz: Pick<Quiz, 'title' | 'type' | 'questions'>, keys: Keys): string =>
  keys.sign('quiz-words', ...[folded(quiz.title), ...foldedQuestions(quiz).flat()].sort()).toString('base64url');

/** Returns what a question says, by its letters alone: respelled with other digits, signs or emoji it's the same. */
const saidBy = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replace(/[^\p{L}\p{M}]/gu, '') || text)
    .filter((text) => text !== '')
    .sort()
    .join(' ');

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(typeof value === 'object' && value !== null ? value : {}).flatMap(textsIn);

let ready: ReadonlySet<string> | undefined;

/** What the app's own questions say, in every language: nobody has made them up. */
function readyQuestions(): ReadonlySet<string> {
  const lists = Object.values(READY).flatMap((games) => Object.values(games).flatMap((game) => Object.values(game)));
  ready ??= new Set(
    lists.flatMap((list) => Object.values(list).map((question) => saidBy(textsIn(question).map(folded)))),
  );
  return ready;
}

/** Returns keyed hashes of a quiz's questions without the app's own. */
export function questionKeysOf(quiz: Pick<Quiz, 'type' | 'questions'>, keys: Keys): string[] {
  const said = foldedQuestions(quiz).map(saidBy);
  const own = new Set(said.filter((one) => !readyQuestions().has(one)));
  return [...own].map((one) => keys.sign('quiz-words', 'question', one).subarray(0, 16).toString('base64url'));
}

/**
 * Whether most of a quiz's new questions are those of a quiz that moderators removed, whoever made it. What it asked
 * `before` stays: otherwise anybody could copy it, get the copy removed, and so close it to its creator.
 */
export async function repeatsRemoved(quiz: Quiz, before: Quiz | undefined, keys: Keys): Promise<boolean> {
  const known = new Set(before && questionKeysOf(before, keys));
  const own = questionKeysOf(quiz, keys).filter((question) => !known.has(question));
  if (own.length < REPEATED_QUESTIONS_MIN) return false;
  const removed = await fetchRemovedQuestions(own);
  return removed.some((theirs) => {
    const shared = own.filter((question) => theirs.includes(question)).length;
    return shared >= REPEATED_QUESTIONS_MIN && 2 * shared > own.length;
  });
}

/**
 * Returns the code for a draft, and its quiz if it was created before. Codes derive from caller and draft, so a
 * repeated call finds its quiz; codes in use, or once used, are skipped.
 */
export async function findQuizOfDraft(
  tx: Transaction,
  { uid, draftId, keys }: { uid: string; draftId: string; keys: Keys },
): Promise<{ code: string; stored: StoredQuiz | null }> {
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
    const code = quizCodeFrom(keys.sign('quiz-code', uid, draftId, String(attempt)));
    if (code === null) continue;
    const stored = await lookUpCode(code, tx);
    if (stored === null) return { code, stored };
    if (stored === 'used') continue;
    if (stored.quiz.ownerId === uid && stored.key.draftId === draftId) return { code, stored };
  }
  throw new DomainError('unavailable', 'No free code was found. Try again.');
}

/** Returns the caller's quiz. Throws `not-found`, `forbidden`. */
export async function readOwnQuiz(tx: Transaction, code: string, uid: string): Promise<StoredQuiz> {
  const stored = await fetchQuizWithKey(code, tx);
  if (!stored) throw new DomainError('not-found', 'There is no such quiz.');
  if (stored.quiz.ownerId !== uid) throw new DomainError('forbidden', 'The quiz belongs to someone else.');
  return stored;
}
