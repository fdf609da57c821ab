import { gameOf } from '@domain/games/index.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { href } from '../../config/href.ts';

/**
 * Returns where a player makes a quiz like the one just played: with its questions where they are about anybody, else
 * with a new one. A result doesn't know all that speaks against it: then that page leads on (`canRemix`).
 */
export function makeMine({ quiz, isPrivate }: Pick<QuizResponse, 'quiz' | 'isPrivate'>): string {
  const { id, type } = quiz;
  const fitsAnybody = isPrivate !== true && gameOf(type).texts.prompt !== null;
  return fitsAnybody ? href.mine(id) : href.createQuiz({ type });
}
