import type { Game } from '../game.ts';
import type { NeverQuestion } from './question.ts';

/** `never` is shown as "I Have Never", `ever` as "I Have". */
export const NEVER_ANSWERS = ['never', 'ever'] as const;

export const neverHaveIEver = {
  type: 'never-have-i-ever',
  link: 'never',
  slug: 'never-have-i-ever',
  color: 'teal',
  icon: 'hand',
  minQuestions: 5,
  feedback: 'each-answer',
  order: 'as-written',
  fixedAnswers: NEVER_ANSWERS,
  texts: { prompt: 'statement', answer: null },
  promptOf: ({ statement }) => statement,
  optionsOf: () => NEVER_ANSWERS,
} as const satisfies Game<'never-have-i-ever', NeverQuestion>;
