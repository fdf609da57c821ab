import { BOARD_PLACES, BOARD_RANGES_MAX } from '../limits.ts';
import { percentageOf } from '../responses/percentage.ts';
import type { Board, BoardEntry } from './board.ts';
import { countResponses } from './stats.ts';
import type { Scores } from './tally.ts';

const MINUTE_MS = 60_000;
const MARK_LENGTH = 24;

/** Returns what a scoreboard has instead of a response's id. `sha256` gives lower-case hex. */
export const boardMark = async (id: string, sha256: (text: string) => Promise<string>): Promise<string> =>
  (await sha256(`board ${id}`)).slice(0, MARK_LENGTH);

/** Returns a time as scoreboards have it: the second in which a friend played is nobody's business. */
export const boardTime = (at: number): number => at - (at % MINUTE_MS);

/** Returns the lower bounds of the ranges in which results to a quiz are counted, the lowest first; the last is 100. */
export function rangesOf(questions: number): number[] {
  const steps = Math.max(1, Math.min(questions, BOARD_RANGES_MAX - 1));
  return Array.from({ length: steps + 1 }, (_, step) => percentageOf(step, steps));
}

/** Returns how many results are in each range. */
export const spreadOf = (scores: Scores, questions: number): number[] =>
  rangesOf(questions).map((from, index, all) =>
    countResponses(scores, ({ percentage }) => percentage >= from && percentage < (all[index + 1] ?? Infinity)),
  );

const rangeAt = (spread: readonly number[], percentage: number) =>
  rangesOf(spread.length - 1).findLastIndex((from) => percentage >= from);

const isBefore = (entry: Omit<BoardEntry, 'name' | 'mark'>, other: Omit<BoardEntry, 'name' | 'mark'>) =>
  entry.percentage > other.percentage || (entry.percentage === other.percentage && entry.at <= other.at);

/** Returns the scoreboard with a result that hasn't been counted yet. */
export function withEntry(board: Board, own: BoardEntry): Board {
  if (board.entries.some(({ mark }) => mark === own.mark)) return board;
  const before = board.entries.filter((entry) => isBefore(entry, own));
  const after = board.entries.slice(before.length);
  const isBelow = before.length === board.entries.length && board.total > before.length;
  const entries = isBelow ? before : [...before, own, ...after].slice(0, BOARD_PLACES);
  const isCounted = isBelow && board.countedAt > own.at;
  return { ...board, entries, total: board.total + (isCounted ? 0 : 1) };
}

/**
 * Returns the place of a result on a scoreboard that has it (`withEntry`), from 1. Below the listed places, equal
 * results share a place.
 */
export function placeOf({ entries, spread }: Board, own: Pick<BoardEntry, 'mark' | 'percentage'>): number {
  const listed = entries.findIndex(({ mark }) => mark === own.mark);
  if (listed !== -1) return listed + 1;
  const better = spread.slice(rangeAt(spread, own.percentage) + 1).reduce((sum, count) => sum + count, 0);
  return Math.max(entries.length, better) + 1;
}

type Counted = Pick<Board, 'total' | 'spread'> & { entries: readonly Pick<BoardEntry, 'mark' | 'percentage'>[] };

/** Returns the scoreboard without a result; null if it isn't listed there. */
export function withoutEntry<T extends Counted>(board: T, mark: string): T | null {
  const gone = board.entries.find((entry) => entry.mark === mark);
  if (!gone) return null;
  const range = rangeAt(board.spread, gone.percentage);
  return {
    ...board,
    entries: board.entries.filter((entry) => entry !== gone),
    total: board.total - 1,
    spread: board.spread.map((count, index) => (index === range ? count - 1 : count)),
  };
}
