import * as z from 'zod/mini';

const boardEntry = z.object({
  /** Recognizes the response without its id, which would open it: see `boardMark`. */
  mark: z.string(),
  /** Null for an anonymous player and for a hidden name, so that nobody can tell them apart. */
  name: z.nullable(z.string()),
  /** 0 to 100, not rounded. */
  percentage: z.number(),
  /** Milliseconds since 1970, to the minute. */
  at: z.number(),
});
export type BoardEntry = z.infer<typeof boardEntry>;

/** The scoreboard of a public quiz. Quizzes from before there were any have none until somebody is on it. */
export const board = z.object({
  /** The best, by percentage, then the earliest. */
  entries: z.array(boardEntry),
  /** How many have a place, also below `entries`. */
  total: z.number(),
  /** How many are in each range of percentages, the lowest first (`rangesOf`); empty while all are in `entries`. */
  spread: z.array(z.number()),
  countedAt: z.number(),
});
export type Board = z.infer<typeof board>;
