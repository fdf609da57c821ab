import { HIGH_SCORE_PERCENT, MIDDLE_SCORE_PERCENT } from '../limits.ts';

/** Returns score / question count * 100, and 0 for a quiz without questions (spec section 5). Not rounded. */
export function percentageOf(score: number, total: number): number {
  return total === 0 ? 0 : (score / total) * 100;
}

export const SCORE_LEVELS = ['high', 'middle', 'low'] as const;
export type ScoreLevel = (typeof SCORE_LEVELS)[number];

/** Returns which dare follows from a percentage: nobody beats all right. */
export const dareOf = (percentage: number): ScoreLevel | 'all' => (percentage >= 100 ? 'all' : scoreLevel(percentage));

/** Returns the level of a percentage from 0 to 100; a bound belongs to the higher level. */
export function scoreLevel(percentage: number): ScoreLevel {
  if (percentage >= HIGH_SCORE_PERCENT) return 'high';
  return percentage >= MIDDLE_SCORE_PERCENT ? 'middle' : 'low';
}
