export const TOPICS = ['start', 'quizzes', 'privacy', 'account'] as const;
export type Topic = (typeof TOPICS)[number];

/** The questions in the order they are shown, each with its topic. */
export const QUESTIONS = [
  ['first', 'start'],
  ['account', 'start'],
  ['edit', 'quizzes'],
  ['private', 'quizzes'],
  ['anonymous', 'privacy'],
  ['cost', 'account'],
] as const satisfies readonly (readonly [string, Topic])[];
export type Question = (typeof QUESTIONS)[number][0];

/** A question in the reader's language. */
export interface HelpItem {
  id: Question;
  topic: Topic;
  question: string;
  answer: string;
}

/** Lower case, without accents, and one kind of apostrophe: what a thumb types on a phone. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’ʼ]/g, "'")
    .toLowerCase();
}

/** The items that hold every word of the query, in any order, in question or answer; all of them for a blank one. */
export function searchHelp<Item extends Pick<HelpItem, 'question' | 'answer'>>(
  items: readonly Item[],
  query: string,
): Item[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return items.filter(({ question, answer }) => {
    const text = plain(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}

/** How many items each topic has. */
export function countTopics(items: readonly Pick<HelpItem, 'topic'>[]): Record<Topic, number> {
  const counts = { start: 0, quizzes: 0, privacy: 0, account: 0 };
  for (const { topic } of items) counts[topic] += 1;
  return counts;
}
