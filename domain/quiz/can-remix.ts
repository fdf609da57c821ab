import { GAMES } from '../games/index.ts';
import type { Quiz } from './quiz.ts';

/**
 * Returns whether friends can answer a quiz's questions about themselves: its creator lets them, and the game has
 * questions that are about anybody. Apart from `remixOf`, which only who does so loads.
 */
export const canRemix = ({
  type,
  isPublic,
  category,
  allowsRemix,
}: Pick<Quiz, 'type' | 'isPublic' | 'category'> & { allowsRemix?: boolean | undefined }): boolean =>
  GAMES[type].texts.prompt !== null && isPublic && category === 'normal' && allowsRemix !== false;
