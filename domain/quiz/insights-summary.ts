import { bandOf, RESULT_BANDS, type ResultBand } from '../responses/bands.ts';
import type { QuestionBreakdown } from './insights.ts';
import type { Quiz } from './quiz.ts';
import { countResponses } from './stats.ts';

export const shareOf = (count: number, total: number) => (total === 0 ? 0 : count / total);

interface BandCount {
  band: ResultBand;
  count: number;
  share: number;
}

export function bandCounts(scores: Quiz['scores']): BandCount[] {
  const total = countResponses(scores);
  return RESULT_BANDS.map((band) => {
    const count = countResponses(scores, ({ percentage }) => bandOf(percentage) === band);
    return { band, count, share: shareOf(count, total) };
  });
}

/** Returns the question with the smallest share of right answers, the first of equals; null unless it stands out. */
export function hardestOf(breakdown: readonly QuestionBreakdown[]): QuestionBreakdown | null {
  const shares = breakdown.map(({ correctShare }) => correctShare).filter((share) => share !== null);
  const lowest = Math.min(...shares);
  if (Math.max(...shares) <= lowest) return null;
  return breakdown.find(({ correctShare }) => correctShare === lowest) ?? null;
}
