import type { Game } from './game.ts';
import { knowMe } from './know-me/game.ts';
import { neverHaveIEver } from './never-have-i-ever/game.ts';
import { twoTruths } from './two-truths/game.ts';

/** Every game, in the order in which they are offered. How to add one: docs/recipes.md. */
export const GAMES = {
  'know-me': knowMe,
  'two-truths': twoTruths,
  'never-have-i-ever': neverHaveIEver,
} as const satisfies { readonly [Type in string]: Game<Type> };

export type QuizType = keyof typeof GAMES;
export const QUIZ_TYPES = Object.keys(GAMES) as QuizType[];

export const gameOf = (type: QuizType): Game<QuizType> => GAMES[type];

/** The game whose questions circles ask. */
export const CIRCLE_GAME = knowMe.type;
