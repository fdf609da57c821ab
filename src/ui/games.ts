import type { QuizType } from '@domain/quiz/quiz.ts';
import type { Color } from './palette.ts';

/** The four things a person plays here. */
export type Game = QuizType | 'messages';

/** The colour of each game, wherever it appears. */
export const GAME_COLOR: Readonly<Record<Game, Color>> = {
  'know-me': 'violet',
  'two-truths': 'coral',
  'never-have-i-ever': 'teal',
  messages: 'yellow',
};
