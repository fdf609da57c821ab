import { RESULT_BANDS, type ResultBand } from '../responses/bands.ts';
import type { QuestionBreakdown } from './insights.ts';
import type { Quiz } from './quiz.ts';
import type { QuizInsights } from './quiz-insights.ts';

/** Returns how many responses the insights cover: each is in one band. */
export function countedResponses(insights: QuizInsights | null): number {
  return insights ? RESULT_BANDS.reduce((sum, band) => sum + insights.bands[band], 0) : 0;
}

/** Returns whether the insights lag behind: responses came or went, or the quiz was edited, since they were counted. */
export function isCounting(
  { revision, stats }: Pick<Quiz, 'revision' | 'stats'>,
  insights: QuizInsights | null,
): boolean {
  if (!insights) return stats.responses > 0;
  return countedResponses(insights) !== stats.responses || insights.revision !== revision;
}

export const shareOf = (count: number, total: number) => (total === 0 ? 0 : count / total);

interface BandCount {
  band: ResultBand;
  count: number;
  /** Of all responses, 0 to 1. */
  share: number;
}

/** Returns how many responses are in each result band, highest first. */
export function bandCounts(insights: QuizInsights | null): BandCount[] {
  const total = countedResponses(insights);
  return RESULT_BANDS.map((band) => {
    const count = insights?.bands[band] ?? 0;
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
