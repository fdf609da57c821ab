import type { Game } from '@domain/games/game.ts';
import type { ThisOrThatQuestion } from './question.ts';

/** This or That: two things, one of which its creator prefers. */
export const thisOrThat = {
  type: 'this-or-that',
  link: 'either',
  slug: 'this-or-that',
  color: 'pink',
  icon: 'masks',
  minQuestions: 2,
  feedback: 'each-answer',
  order: 'as-written',
  fixedAnswers: null,
  texts: { prompt: null, answer: 'answer' },
  promptOf: () => '',
  optionsOf: ({ things }) => things,
} as const satisfies Game<'this-or-that', ThisOrThatQuestion>;
