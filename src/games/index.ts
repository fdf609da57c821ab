import { gameOf, QUIZ_TYPES, type QuizType } from '@domain/games/index.ts';
import type { Color } from '@domain/palette.ts';
import type { GameViews } from './game-view.ts';
import { knowMeView } from './know-me/view.ts';
import { neverView } from './never-have-i-ever/view.ts';
import { twoTruthsView } from './two-truths/view.ts';

/** The view of every game. */
export const GAME_VIEWS: GameViews = {
  'know-me': knowMeView,
  'two-truths': twoTruthsView,
  'never-have-i-ever': neverView,
};

/** What visitors can play: the games, and messages. */
export type Playable = QuizType | 'messages';

/** The color of each game, wherever it appears. */
export const GAME_COLOR = Object.fromEntries([
  ...QUIZ_TYPES.map((type) => [type, gameOf(type).color]),
  ['messages', 'yellow'],
]) as Readonly<Record<Playable, Color>>;
