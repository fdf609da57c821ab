import type { QuizDraft } from './draft.ts';

/** What of an item nobody typed. */
const NO_TEXTS = new Set(['id', 'answer', 'correctAnswer']);

/** Returns all texts of a draft that its players will read. */
export const textsIn = ({ title, questions }: QuizDraft): string[] => [
  title,
  ...questions.flatMap((item) =>
    Object.entries(item).flatMap(([name, value]) => (NO_TEXTS.has(name) ? [] : ([value].flat() as string[]))),
  ),
];
