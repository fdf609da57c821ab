import { DomainError } from '@domain/errors.ts';
import { paths } from '@domain/paths.ts';
import type { Board, BoardFields } from '@domain/quiz/board.ts';
import { boardOf } from '@domain/quiz/board-places.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { hasBoard } from '@domain/quiz/visibility.ts';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';

/** Null without one. A copy would show removed players, so none is kept. Throws `network`, `unavailable`, `internal`. */
export async function fetchBoard(code: string): Promise<Board | null> {
  try {
    const found = await fetchDocument(paths.quiz(code));
    const quiz = found && (toPlainDocument(found) as Quiz & BoardFields);
    return quiz && hasBoard(quiz) ? boardOf(quiz) : null;
  } catch (error) {
    // private by now, or hidden
    if (error instanceof DomainError && error.code === 'forbidden') return null;
    throw error;
  }
}
