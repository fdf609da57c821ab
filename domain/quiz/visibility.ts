import { GAMES } from '../games/index.ts';
import type { Quiz } from './quiz.ts';

/** Returns whether visitors don't see a quiz, by what moderators decided. */
export const isHidden = ({ isSuspended, isRemoved }: Pick<Quiz, 'isSuspended' | 'isRemoved'>): boolean =>
  isSuspended === true || isRemoved === true;

/** Returns whether a scoreboard is stored with a quiz: never with a private one, as anybody may read a scoreboard. */
export const keepsBoard = (quiz: Pick<Quiz, 'isPublic' | 'hasBoard'>): boolean =>
  quiz.isPublic && quiz.hasBoard !== false;

/** Returns whether a quiz has a scoreboard. A hidden one has none meanwhile. */
export const hasBoard = (quiz: Pick<Quiz, 'isPublic' | 'hasBoard' | 'isSuspended' | 'isRemoved'>): boolean =>
  keepsBoard(quiz) && !isHidden(quiz);

/** Returns whether friends can answer a quiz about themselves. Apart from `remixOf`, which only who does so loads. */
export const canRemix = ({
  type,
  isPublic,
  category,
  allowsRemix,
}: Pick<Quiz, 'type' | 'isPublic' | 'category'> & { allowsRemix?: boolean | undefined }): boolean =>
  GAMES[type].texts.prompt !== null && isPublic && category === 'normal' && allowsRemix !== false;
