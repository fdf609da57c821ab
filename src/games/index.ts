import { gameOf, QUIZ_TYPES, type QuizType } from '@domain/games/index.ts';
import type { Color } from '@domain/palette.ts';

/** What visitors can play: the games, and messages. */
export type Playable = QuizType | 'messages';

/** The color of each game, wherever it appears. */
export const GAME_COLOR = Object.fromEntries([
  ...QUIZ_TYPES.map((type) => [type, gameOf(type).color]),
  ['messages', 'yellow'],
]) as Readonly<Record<Playable, Color>>;
