import { DomainError } from '@domain/errors.ts';
import { paths } from '@domain/paths.ts';
import type { Board, BoardFields } from '@domain/quiz/board.ts';
import { boardOf } from '@domain/quiz/board-places.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { hasBoard } from '@domain/quiz/visibility.ts';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';

/**
 * Returns a quiz's scoreboard in one read; null when there is none. The device caches no copy, which would still show
 * players who were removed. Throws `network`, `unavailable` or `internal`.
 */
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
