import type { Marking } from '../games/game-draft.ts';
import { draw } from '../shuffle.ts';

/** Returns a typed number rounded down, between `least` and `available`; `least` if it isn't a number. */
export function clampDrawCount(typed: string | number, least: number, available: number): number {
  const wish = Math.floor(Number(typed));
  return Math.min(Math.max(Number.isNaN(wish) ? least : wish, least), available);
}

/** Draws `count` items of a list, in drawing order, and guesses an answer at even odds. `random` is in [0, 1). */
export const drawGuesses = (
  ids: readonly string[],
  count: number,
  { answers }: Pick<Marking, 'answers'>,
  random: () => number,
): Record<string, string> =>
  Object.fromEntries(draw(ids, count, random).map((id) => [id, answers[random() < 0.5 ? 0 : 1]]));
