import type { Quiz } from './quiz.ts';

/**
 * Returns whether a quiz has a scoreboard: a public one has, unless its creator turned it off. A private one never has,
 * as anybody may read a scoreboard.
 */
export const hasBoard = ({ isPublic, hasBoard: isWanted }: Pick<Quiz, 'isPublic' | 'hasBoard'>): boolean =>
  isPublic && isWanted !== false;
