import { percentageOf } from '../responses/percentage.ts';
import type { Quiz } from './quiz.ts';

/** The figures of all responses to a quiz. */
export interface QuizStats {
  responses: number;
  /** Mean and best in right answers of the current questions, one decimal; null without answers. */
  averageScore: number | null;
  topScore: number | null;
}

export interface CountedResult {
  /** 0 to 100, not rounded. */
  percentage: number;
  count: number;
}

/** Returns the results of a quiz that somebody had, each with how many had it. */
export const resultsOf = (scores: Quiz['scores']): CountedResult[] =>
  Object.entries(scores)
    .filter(([, count]) => count > 0)
    .map(([result, count]) => {
      const [score = 0, total = 0] = result.split('/').map(Number);
      return { percentage: percentageOf(score, total), count };
    });

export const countResponses = (scores: Quiz['scores']): number =>
  resultsOf(scores).reduce((sum, { count }) => sum + count, 0);

/** Returns the stats in right answers of the current questions, which older, longer revisions can't exceed that way. */
export function statsOf({ scores, questions }: Pick<Quiz, 'scores' | 'questions'>): QuizStats {
  const results = resultsOf(scores);
  const responses = countResponses(scores);
  if (responses === 0) return { responses, averageScore: null, topScore: null };
  const inAnswers = (percent: number) => Math.round((percent * questions.length) / 10) / 10;
  const sum = results.reduce((all, { percentage, count }) => all + percentage * count, 0);
  return {
    responses,
    averageScore: inAnswers(sum / responses),
    topScore: inAnswers(Math.max(...results.map(({ percentage }) => percentage))),
  };
}
