import { paths } from '@domain/paths.ts';
import type { Board } from '@domain/quiz/board.ts';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';

/**
 * Returns a quiz's scoreboard in one read; null when there is none. The device keeps no copy: who
 * was taken off would still be on it. Throws `network`, `unavailable` or `internal`.
 */
export async function fetchBoard(code: string): Promise<Board | null> {
  const found = await fetchDocument(paths.board(code));
  return found && (toPlainDocument(found) as unknown as Board);
}
