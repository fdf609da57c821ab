import { BOARD_PLACES } from '@domain/limits.ts';
import type { Board, BoardEntry } from '@domain/quiz/board.ts';
import { boardMark, boardName, placeOf } from '@domain/quiz/board-places.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { sha256 } from '../lib/sha256.ts';

/** The result that a scoreboard is shown with. */
export interface OwnResult {
  result: QuizResponse;
  /** Whether it was earned on this device. */
  isMine: boolean;
}

/** A place on a scoreboard, with the row for those that aren't listed. */
export interface OwnPlace {
  place: number;
  isMine: boolean;
  entry: BoardEntry;
}

/** What a screen shows: the scoreboard, and where the result is on it. */
export interface BoardView {
  board: Board;
  own: OwnPlace | null;
}

async function entryOf(result: QuizResponse): Promise<BoardEntry> {
  const { id, face, percentage, createdAt } = result;
  return { mark: await boardMark(id, sha256), name: boardName(result), face, percentage, at: createdAt };
}

/** Returns what to show of a scoreboard; null when there is none. */
export async function toView(board: Board | null, own: OwnResult | undefined): Promise<BoardView | null> {
  if (!board || own?.result.isRanked !== true) return board && { board, own: null };
  const entry = await entryOf(own.result);
  return { board, own: { place: placeOf(board, entry), isMine: own.isMine, entry } };
}

/** Returns whether a place has a row among the listed ones. */
export const isListed = ({ place }: OwnPlace, { entries }: Board): boolean =>
  place <= Math.min(entries.length, BOARD_PLACES);
