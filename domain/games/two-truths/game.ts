import type { Game } from '../game.ts';
import type { TwoTruthsQuestion } from './question.ts';

export const twoTruths = {
  type: 'two-truths',
  link: 'truth',
  slug: 'two-truths-and-a-lie',
  color: 'coral',
  icon: 'masks',
  minQuestions: 5,
  feedback: 'each-answer',
  order: 'shuffled',
  fixedAnswers: null,
  texts: { prompt: null, answer: 'statement' },
  promptOf: () => '',
  optionsOf: ({ statements }) => statements,
} as const satisfies Game<'two-truths', TwoTruthsQuestion>;
