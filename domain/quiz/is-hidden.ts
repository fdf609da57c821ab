import type { Quiz } from './quiz.ts';

/** Returns whether visitors don't see a quiz, by what moderators decided. */
export const isHidden = ({ isSuspended, isRemoved }: Pick<Quiz, 'isSuspended' | 'isRemoved'>): boolean =>
  isSuspended === true || isRemoved === true;
