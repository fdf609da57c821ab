import { percentageOf } from '../responses/percentage.ts';
import type { Quiz } from './quiz.ts';
import type { QuizList } from './quiz-list.ts';
import type { Scores } from './tally.ts';

export interface QuizStats {
  responses: number;
  /** Mean and best in right answers of the current questions, one decimal; null without answers. */
  averageScore: number | null;
  topScore: number | null;
}

export interface CountedResult {
  percentage: number;
  count: number;
}

const resultsOf = (scores: Scores): CountedResult[] =>
  Object.entries(scores)
    .filter(([, count]) => count > 0)
    .map(([result, count]) => {
      const [score = 0, total = 0] = result.split('/').map(Number);
      return { percentage: percentageOf(score, total), count };
    });

export const countResponses = (scores: Scores, isMeant: (result: CountedResult) => boolean = () => true): number =>
  resultsOf(scores)
    .filter(isMeant)
    .reduce((sum, { count }) => sum + count, 0);

function averageOf(scores: Scores): number | null {
  const responses = countResponses(scores);
  const sum = resultsOf(scores).reduce((all, { percentage, count }) => all + percentage * count, 0);
  return responses === 0 ? null : sum / responses;
}

/** Returns the best percentage that somebody had, not rounded; null without any. */
export function bestOf(scores: Scores): number | null {
  const all = resultsOf(scores).map(({ percentage }) => percentage);
  return all.length === 0 ? null : Math.max(...all);
}

export interface Plays {
  plays: number;
  /** Mean percentage of all plays, 0 to 100, one decimal; null while there are none. */
  averagePercent: number | null;
}

function playsOf(scores: Scores): Plays {
  const average = averageOf(scores);
  return { plays: countResponses(scores), averagePercent: average === null ? null : Math.round(average * 10) / 10 };
}

export function addScores(all: readonly Scores[]): Scores {
  const sum: Record<string, number> = {};
  for (const [result, count] of all.flatMap(Object.entries<number>)) sum[result] = (sum[result] ?? 0) + count;
  return sum;
}

/** Returns the stats in right answers of the current questions, which older, longer revisions can't exceed that way. */
export function statsOf({ scores, questions }: Pick<Quiz, 'scores' | 'questions'>): QuizStats {
  const responses = countResponses(scores);
  const [average, best] = [averageOf(scores), bestOf(scores)];
  if (average === null || best === null) return { responses, averageScore: null, topScore: null };
  const inAnswers = (percent: number) => Math.round((percent * questions.length) / 10) / 10;
  return { responses, averageScore: inAnswers(average), topScore: inAnswers(best) };
}

/** Of somebody without public quizzes, who has no list. */
export const NO_QUIZZES: QuizList = { quizzes: [], open: 0, scores: {}, plays: {} };

export interface Figures extends Plays {
  quizzes: number;
}

export const figuresOf = ({ open, scores }: QuizList): Figures => ({ quizzes: open, ...playsOf(scores) });
