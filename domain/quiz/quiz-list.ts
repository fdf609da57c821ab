import * as z from 'zod/mini';
import { QUIZ_TYPES } from '../games/index.ts';
import type { Quiz } from './quiz.ts';
import { scores } from './tally.ts';

const listedQuiz = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(QUIZ_TYPES),
  createdAt: z.number(),
  hasBoard: z.optional(z.boolean()),
});
export type ListedQuiz = z.infer<typeof listedQuiz>;

/** A creator's public quizzes. A private one changes nothing here. Plays are counted with each response. */
export const quizList = z.object({
  /** As the creator arranged them: quiz-order.ts. The newest of very many. */
  quizzes: z.array(listedQuiz),
  open: z.number(),
  /** Of all of them, also those that are closed. */
  scores,
  /** By code. */
  plays: z.record(z.string(), z.number()),
});
export type QuizList = z.infer<typeof quizList>;

export type QuizSummary = Pick<
  Quiz,
  'id' | 'owner' | 'title' | 'type' | 'isPublic' | 'isClosed' | 'hasBoard' | 'createdAt'
> & { responses: number };
