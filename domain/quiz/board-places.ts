import { BOARD_KEPT, BOARD_PLACES } from '../limits.ts';
import { ANONYMOUS_RESPONDER } from '../responses/public-response.ts';
import type { QuizResponse } from '../responses/response.ts';
import type { Best, Board, BoardFields, BoardRow } from './board.ts';
import { countResponses } from './stats.ts';

const MINUTE_MS = 60_000;
const MARK_LENGTH = 24;

/** Returns what a scoreboard has instead of a response's id. `sha256` gives lower-case hex. */
export const boardMark = async (id: string, sha256: (text: string) => Promise<string>): Promise<string> =>
  (await sha256(`board ${id}`)).slice(0, MARK_LENGTH);

/** Rounds a time for scoreboards: the second in which a friend played is private. */
export const boardTime = (at: number): number => at - (at % MINUTE_MS);

export const boardName = ({
  responderName,
  isNameHidden,
}: Pick<QuizResponse, 'responderName' | 'isNameHidden'>): string | null =>
  responderName === ANONYMOUS_RESPONDER || isNameHidden !== false ? null : responderName;

const compare = (one: BoardRow, other: BoardRow) =>
  other.percentage - one.percentage || one.at - other.at || one.after - other.after;

export const boardOf = ({ best = {}, ranked = {} }: Partial<BoardFields>): Board => ({
  entries: Object.entries(best)
    .map(([mark, row]) => ({ mark, ...row }))
    .sort(compare)
    .slice(0, BOARD_PLACES),
  ranked,
});

export const playersOf = ({ entries, ranked }: Board): number => Math.max(entries.length, countResponses(ranked));

/** Returns the place of a result that has one, from 1. Below the listed places, equal results share one. */
export function placeOf({ entries, ranked }: Board, own: { mark: string; percentage: number }): number {
  const listed = entries.findIndex(({ mark }) => mark === own.mark);
  if (listed !== -1) return listed + 1;
  return (
    Math.max(
      entries.length,
      countResponses(ranked, ({ percentage }) => percentage > own.percentage),
    ) + 1
  );
}

/** Returns what a new result changes among the best: its row, and null for those that it leaves no place. */
export function joining(best: Best, mark: string, row: BoardRow): Record<string, BoardRow | null> {
  const all = Object.entries({ ...best, [mark]: row }).sort(([, one], [, other]) => compare(one, other));
  const beyond = all.slice(BOARD_KEPT).map(([one]) => one);
  if (beyond.includes(mark)) return {};
  return { ...Object.fromEntries(beyond.map((one) => [one, null])), [mark]: row };
}
