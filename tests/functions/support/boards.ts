import { paths } from '@domain/paths.ts';
import type { Board, BoardFields } from '@domain/quiz/board.ts';
import { boardOf } from '@domain/quiz/board-places.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { hasBoard } from '@domain/quiz/visibility.ts';
import { stored } from './backend.ts';

/** Returns the scoreboard of a quiz; null if it has none. */
export async function boardIn(quizId: string): Promise<Board | null> {
  const quiz = (await stored(paths.quiz(quizId))) as (Quiz & BoardFields) | undefined;
  return quiz && hasBoard(quiz) ? boardOf(quiz) : null;
}
