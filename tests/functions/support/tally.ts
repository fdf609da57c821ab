import { paths } from '@domain/paths.ts';
import { breakdownOf } from '@domain/quiz/insights.ts';
import type { QuizKey } from '@domain/quiz/quiz.ts';
import type { Tally } from '@domain/quiz/tally.ts';
import { stored } from './backend.ts';

/** Returns how often each option of a quiz's current questions was chosen, question by question, in their order. */
export async function choicesIn(quizId: string): Promise<number[]> {
  const [key, tally] = await Promise.all([stored(paths.quizKey(quizId)), stored(paths.quizTally(quizId))]);
  return breakdownOf(key as QuizKey, tally as Tally).flatMap(({ options }) => options.map(({ count }) => count));
}

/** Returns how often each result to a quiz came, without those that nobody has any more. */
export async function scoresOf(quizId: string): Promise<Record<string, number>> {
  const scores = ((await stored(paths.quiz(quizId)))?.['scores'] ?? {}) as Record<string, number>;
  return Object.fromEntries(Object.entries(scores).filter(([, count]) => count !== 0));
}
