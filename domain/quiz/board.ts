import * as z from 'zod/mini';
import type { Scores } from './tally.ts';

const row = z.object({
  /** Null for an anonymous player and for a hidden name, so that nobody can tell them apart. */
  name: z.nullable(z.string()),
  /** 0 to 100, not rounded. */
  percentage: z.number(),
  /** Milliseconds since 1970, to the minute. */
  at: z.number(),
  /** How many had a place before: tells who was earlier in a minute. */
  after: z.number(),
});
export type BoardRow = z.infer<typeof row>;

/**
 * The best results of a quiz with a scoreboard; some more after many came at once. By a mark, which recognizes a response
 * without its id, which would open it: see `boardMark`.
 */
export const best = z.record(z.string(), row);
export type Best = z.infer<typeof best>;

/** A row as it is shown. */
export type BoardEntry = Omit<BoardRow, 'after'> & { mark: string };

/** A scoreboard as it is shown. */
export interface Board {
  /** The best, by percentage, then the earliest. */
  entries: BoardEntry[];
  /** All results with a place, also below `entries`. */
  ranked: Scores;
}
