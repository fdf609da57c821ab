import { draw } from '../../shuffle.ts';
import { NEVER_ANSWERS, type NeverAnswer, neverHaveIEver } from './game.ts';

const LEAST = neverHaveIEver.minQuestions;

/** Returns a typed number rounded down, between a quiz's minimum and `available`; the minimum if it isn't a number. */
export function clampDrawCount(typed: string | number, available: number): number {
  const wish = Math.floor(Number(typed));
  return Math.min(Math.max(Number.isNaN(wish) ? LEAST : wish, LEAST), available);
}

/** Draws `count` statements, in drawing order, and guesses "never" or "ever" at even odds. `random` is in [0, 1). */
export const drawStatements = (
  ids: readonly string[],
  count: number,
  random: () => number,
): Record<string, NeverAnswer> =>
  Object.fromEntries(draw(ids, count, random).map((id) => [id, NEVER_ANSWERS[random() < 0.5 ? 0 : 1]]));
