import * as z from 'zod/mini';
import { FACES } from '../profiles/face.ts';
import { type Scores, scores } from './tally.ts';

const row = z.object({
  /** Null for anonymous players and for hidden names, so that nobody can distinguish them. */
  name: z.nullable(z.string()),
  /** Only beside a name, and only where one was chosen. */
  face: z.catch(z.optional(z.enum(FACES)), undefined),
  percentage: z.number(),
  /** To the minute. */
  at: z.number(),
  /** How many were ranked before this one: orders those of the same minute. */
  after: z.number(),
});
export type BoardRow = z.infer<typeof row>;

/** By a mark, which recognizes a response without its id, which would open it: see `boardMark`. */
export const best = z.record(z.string(), row);
export type Best = z.infer<typeof best>;

/** What is stored with a quiz that has a scoreboard. For visitors' pages apart: they keep no copy of it. */
export const boardFields = z.object({
  /** The best results, some more than are shown. Anything else counts as none until it is repaired. */
  best: z.catch(z.optional(best), undefined),
  ranked: z.catch(z.optional(scores), undefined),
});
export type BoardFields = z.infer<typeof boardFields>;

export type BoardEntry = Omit<BoardRow, 'after'> & { mark: string };

export interface Board {
  entries: BoardEntry[];
  /** All results with a place, also below `entries`. */
  ranked: Scores;
}
