import type { Quiz } from './quiz.ts';

/** The totals of all responses to a quiz, in percentages, because revisions can have different numbers of questions. */
export interface CountedResponses {
  responses: number;
  /** Mean and best, 0 to 100; null while there are none. */
  averagePercent: number | null;
  topPercent: number | null;
}

/** Returns the stats in right answers of the current questions, which older, longer revisions can't exceed that way. */
export function statsOf({ responses, averagePercent, topPercent }: CountedResponses, questions: number): Quiz['stats'] {
  const inAnswers = (percent: number | null) => (percent === null ? null : Math.round((percent * questions) / 10) / 10);
  return { responses, averageScore: inAnswers(averagePercent), topScore: inAnswers(topPercent) };
}
