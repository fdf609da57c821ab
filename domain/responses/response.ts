import * as z from 'zod/mini';
import { QUIZ_TYPES } from '../quiz/quiz.ts';

/** One line of the breakdown. `given` and `correct` are an option's or statement's text, or `never` / `ever`. */
export const scoredAnswer = z.object({
  questionId: z.string(),
  prompt: z.string(),
  options: z.array(z.string()),
  given: z.string(),
  correct: z.string(),
  isCorrect: z.boolean(),
});
export type ScoredAnswer = z.infer<typeof scoredAnswer>;

/** A finished quiz, complete in itself: a later edit of the quiz changes no old result. */
export const response = z.object({
  id: z.string(),
  ownerId: z.string(),
  quiz: z.object({
    id: z.string(),
    title: z.string(),
    type: z.enum(QUIZ_TYPES),
    ownerName: z.string(),
    ownerUsername: z.string(),
  }),
  responderName: z.string(),
  /** Whether pages that anybody can open show somebody without a name; missing in responses from before there was a filter. */
  isNameHidden: z.optional(z.boolean()),
  answers: z.array(scoredAnswer),
  score: z.number(),
  total: z.number(),
  /** 0 to 100, not rounded. */
  percentage: z.number(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
});
export type QuizResponse = z.infer<typeof response>;

export const givenAnswer = z.object({
  questionId: z.string().check(z.minLength(1), z.maxLength(40)),
  given: z.string().check(z.maxLength(300)),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

export const ANONYMOUS_RESPONDER = 'Anonymous User';
