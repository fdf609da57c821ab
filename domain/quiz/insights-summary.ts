import { RESULT_BANDS, type ResultBand } from '../responses/bands.ts';
import type { QuestionBreakdown, QuizInsights } from './insights.ts';
import type { Quiz } from './quiz.ts';

/** How many responses the insights cover: each lies in one band. */
export function countedResponses(insights: QuizInsights | null): number {
  return insights ? RESULT_BANDS.reduce((sum, band) => sum + insights.bands[band], 0) : 0;
}

/** Whether the insights lag behind the quiz: responses have come or gone, or it was edited, since they were counted. */
export function isCounting(
  { revision, stats }: Pick<Quiz, 'revision' | 'stats'>,
  insights: QuizInsights | null,
): boolean {
  if (!insights) return stats.responses > 0;
  return countedResponses(insights) !== stats.responses || insights.revision !== revision;
}

/** `count` of `total` from 0 to 1, and 0 of nothing. */
export const shareOf = (count: number, total: number) => (total === 0 ? 0 : count / total);

interface BandCount {
  band: ResultBand;
  count: number;
  /** Of all responses, 0 to 1. */
  share: number;
}

/** How many responses fall into each result band, highest band first. */
export function bandCounts(insights: QuizInsights | null): BandCount[] {
  const total = countedResponses(insights);
  return RESULT_BANDS.map((band) => {
    const count = insights?.bands[band] ?? 0;
    return { band, count, share: shareOf(count, total) };
  });
}

/** The question that the smallest share got right; null unless it stands out from another one. The first one of equals. */
export function hardestOf(breakdown: readonly QuestionBreakdown[]): QuestionBreakdown | null {
  const shares = breakdown.map(({ correctShare }) => correctShare).filter((share) => share !== null);
  const lowest = Math.min(...shares);
  if (Math.max(...shares) <= lowest) return null;
  return breakdown.find(({ correctShare }) => correctShare === lowest) ?? null;
}
