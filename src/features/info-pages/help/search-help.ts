export const TOPICS = ['start', 'quizzes', 'privacy', 'account'] as const;
export type Topic = (typeof TOPICS)[number];

/** The questions by topic. The page opens with the first six; a topic or a search shows the others, too. */
export const QUESTIONS = [
  ['first', 'start'],
  ['account', 'start'],
  ['edit', 'quizzes'],
  ['private', 'quizzes'],
  ['anonymous', 'privacy'],
  ['cost', 'account'],
  ['offline', 'start'],
  ['install', 'start'],
  ['push', 'account'],
  ['share', 'quizzes'],
  ['copy', 'quizzes'],
  ['arrange', 'quizzes'],
  ['score', 'quizzes'],
  ['board', 'quizzes'],
  ['remove', 'quizzes'],
  ['object', 'quizzes'],
  ['mean', 'privacy'],
  ['lines', 'privacy'],
  ['takeBack', 'privacy'],
  ['reply', 'privacy'],
  ['inbox', 'start'],
  ['profile', 'account'],
  ['password', 'account'],
  ['language', 'account'],
  ['weekly', 'account'],
  ['close', 'account'],
] as const satisfies readonly (readonly [string, Topic])[];
export const MOST_ASKED = 6;
export type Question = (typeof QUESTIONS)[number][0];

/** A question in the reader's language. `words` are further search terms. */
interface HelpItem {
  id: Question;
  topic: Topic;
  question: string;
  answer: string;
  words: string;
}

/** Returns the words of a text in lower case, without accents, as people type them on a phone. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the stem that a word shares with its other forms: `delet` of `deleting`. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));

/** Returns whether a text has every word, compared by `fits`. */
const hasAll = (
  text: string,
  words: readonly string[],
  fits: (word: string, lookedFor: string) => boolean,
): boolean => {
  const own = wordsOf(text);
  return words.every((lookedFor) => own.some((word) => fits(word, lookedFor)));
};
const isSame = (word: string, lookedFor: string): boolean => word === lookedFor;
const isAlike = (word: string, lookedFor: string): boolean => word.startsWith(stemOf(lookedFor));

/**
 * Returns the items that contain every word of the query, in any form and order: exact matches in the question first,
 * then similar words, then matches in the answer. Returns all for a query that is blank or has only `ignored` words
 * ("how do I").
 */
export function searchHelp<Item extends Pick<HelpItem, 'question' | 'answer' | 'words'>>(
  items: readonly Item[],
  query: string,
  ignored = '',
): Item[] {
  const typed = wordsOf(query);
  if (typed.length === 0) return query.trim() === '' ? [...items] : [];
  const small = new Set(wordsOf(ignored));
  const lookedFor = typed.filter((word) => !small.has(word));
  const rankOf = ({ question, answer, words }: Item): number => {
    const about = `${question} ${words}`;
    if (hasAll(about, lookedFor, isSame)) return 0;
    if (hasAll(about, lookedFor, isAlike)) return 1;
    return hasAll(`${about} ${answer}`, lookedFor, isAlike) ? 2 : 3;
  };
  return [0, 1, 2].flatMap((rank) => items.filter((item) => rankOf(item) === rank));
}

/** Returns how many items each topic has. */
export function countTopics(items: readonly Pick<HelpItem, 'topic'>[]): Record<Topic, number> {
  const counts = { start: 0, quizzes: 0, privacy: 0, account: 0 };
  for (const { topic } of items) counts[topic] += 1;
  return counts;
}
