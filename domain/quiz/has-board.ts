import { isHidden } from './is-hidden.ts';
import type { Quiz } from './quiz.ts';

/**
 * Returns whether a scoreboard is stored with a quiz: with a public one it is, unless its creator turned it off. A private
 * one never has one, as anybody may read a scoreboard.
 */
export const keepsBoard = (quiz: Pick<Quiz, 'isPublic' | 'hasBoard'>): boolean =>
  quiz.isPublic && quiz.hasBoard !== false;

/** Returns whether a quiz has a scoreboard. A hidden one has none meanwhile. */
export const hasBoard = (quiz: Pick<Quiz, 'isPublic' | 'hasBoard' | 'isSuspended' | 'isRemoved'>): boolean =>
  keepsBoard(quiz) && !isHidden(quiz);
