import type { Game } from '../game.ts';
import type { KnowMeQuestion } from './question.ts';

export const knowMe = {
  type: 'know-me',
  link: 'howwell',
  slug: 'how-well-do-you-know-me',
  color: 'violet',
  icon: 'brain',
  minQuestions: 1,
  feedback: 'result',
  order: 'as-written',
  fixedAnswers: null,
  texts: { prompt: 'question', answer: 'answer' },
  promptOf: ({ question }) => question,
  optionsOf: ({ options }) => options,
} as const satisfies Game<'know-me', KnowMeQuestion>;
