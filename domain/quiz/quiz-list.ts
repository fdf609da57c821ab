import * as z from 'zod/mini';
import { QUIZ_TYPES } from '../games/index.ts';
import type { Quiz } from './quiz.ts';

const listedQuiz = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(QUIZ_TYPES),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  responses: z.number(),
  hasBoard: z.optional(z.boolean()),
});
export type ListedQuiz = z.infer<typeof listedQuiz>;

/** As the creator arranged them: quiz-order.ts. */
export const quizList = z.object({ quizzes: z.array(listedQuiz) });
export type QuizList = z.infer<typeof quizList>;

export type QuizSummary = Pick<
  Quiz,
  'id' | 'owner' | 'title' | 'type' | 'isPublic' | 'isClosed' | 'hasBoard' | 'createdAt'
> & { responses: number };
