import type { Quiz } from './quiz.ts';

/** What all responses to a quiz come to, whatever revision they answered: percentages, which any two of them can be compared by. */
export interface CountedResponses {
  responses: number;
  /** Mean and best, 0 to 100; null while there are none. */
  averagePercent: number | null;
  topPercent: number | null;
}

/**
 * The same in right answers of as many questions as the quiz has now, one decimal. So an older revision of sixty questions puts nobody
 * above the maximum of one of five.
 */
export function statsOf({ responses, averagePercent, topPercent }: CountedResponses, questions: number): Quiz['stats'] {
  const inAnswers = (percent: number | null) => (percent === null ? null : Math.round((percent * questions) / 10) / 10);
  return { responses, averageScore: inAnswers(averagePercent), topScore: inAnswers(topPercent) };
}
