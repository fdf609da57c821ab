import * as z from 'zod/mini';
import { deleteKey } from '../deletion.ts';
import { PLAYER_NAME_MAX, QUESTIONS_MAX } from '../limits.ts';
import { QUIZ_TYPES, quizCode } from '../quiz/quiz.ts';
import { requiredText, submissionId } from '../schema.ts';
import { trackingInput } from '../tracking/tracking.ts';

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

/** What a visitor submits. The score is not part of it: the server works it out. */
export const responseInput = z.object({
  id: submissionId,
  quizId: quizCode,
  /** The revision of the quiz that was answered; an older one is scored by its own key. */
  revision: z.int().check(z.gte(1)),
  responderName: requiredText(PLAYER_NAME_MAX),
  answers: z.array(givenAnswer).check(z.minLength(1), z.maxLength(QUESTIONS_MAX)),
  /** The pass that the right password of a private quiz gave. */
  pass: z.optional(z.string().check(z.maxLength(300))),
  /** With it the sender can delete this again; the first one sent under an id counts. */
  deleteKey: z.optional(deleteKey),
  tracking: trackingInput,
});
export type ResponseInput = z.infer<typeof responseInput>;

export const ANONYMOUS_RESPONDER = 'Anonymous User';
