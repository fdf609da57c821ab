import { gameOf } from '../games/index.ts';
import type { Quiz } from './quiz.ts';

/**
 * Returns whether a quiz has a scoreboard: a public one has, unless its creator turned it off or its game is no contest.
 * A private one never has, as anybody may read a scoreboard.
 */
export const hasBoard = ({
  isPublic,
  type,
  hasBoard: isWanted,
}: Pick<Quiz, 'isPublic' | 'type' | 'hasBoard'>): boolean => isPublic && isWanted !== false && gameOf(type).isRanked;
