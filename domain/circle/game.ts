import { knowMe } from '../games/know-me/game.ts';

/** The game whose questions circles ask. */
export const CIRCLE_GAME = knowMe.type;
