import { isHidden } from './is-hidden.ts';
import type { Quiz } from './quiz.ts';

/**
 * Returns whether a quiz has a scoreboard: a public one has, unless its creator turned it off. A private one never has,
 * as anybody may read a scoreboard, and a hidden one has none meanwhile.
 */
export const hasBoard = (quiz: Pick<Quiz, 'isPublic' | 'hasBoard' | 'isSuspended' | 'isRemoved'>): boolean =>
  quiz.isPublic && quiz.hasBoard !== false && !isHidden(quiz);
