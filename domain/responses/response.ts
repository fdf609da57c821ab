import * as z from 'zod/mini';
import { QUIZ_TYPES } from '../games/index.ts';
import { FACES } from '../profiles/face.ts';

/** One line of the breakdown. `given` and `correct` are an option's or statement's text, or `never` / `ever`. */
const scoredAnswer = z.object({
  questionId: z.string(),
  prompt: z.string(),
  options: z.array(z.string()),
  given: z.string(),
  correct: z.string(),
  isCorrect: z.boolean(),
});
export type ScoredAnswer = z.infer<typeof scoredAnswer>;

export const givenAnswer = z.object({
  questionId: z.string().check(z.minLength(1), z.maxLength(40)),
  given: z.string().check(z.maxLength(300)),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

/** A finished quiz, complete in itself: later edits of the quiz change no old result. */
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
  /** Missing where the player has chosen none. */
  face: z.optional(z.enum(FACES)),
  /** Whether public pages hide the player's name; missing in responses older than the filter. */
  isNameHidden: z.optional(z.boolean()),
  /** Whether the quiz was private. Then `answers` aren't public: see `withoutTexts`. */
  isPrivate: z.optional(z.boolean()),
  answers: z.array(scoredAnswer),
  /** Replaces `answers` in the public part of a response to a private quiz. */
  givenAnswers: z.optional(z.array(givenAnswer)),
  score: z.number(),
  total: z.number(),
  /** 0 to 100, not rounded. */
  percentage: z.number(),
  createdAt: z.number(),
  // last, as in a first answer: a repeated one must not show by its order whether it is stored or was kept away
  /** Whether it has a place on the quiz's scoreboard; missing if the quiz had none, false for a second try. */
  isRanked: z.optional(z.boolean()),
  /** Of a first try at a quiz with a scoreboard: the keyed hash of player and quiz, also the key of its tracking data. */
  trackedAs: z.optional(z.string()),
});
export type QuizResponse = z.infer<typeof response>;

export const trackingKeyOf = ({ id, trackedAs }: Pick<QuizResponse, 'id' | 'trackedAs'>): string => trackedAs ?? id;

/** The part of a response to a private quiz that is stored separately, for people who may open the quiz. */
export const closedAnswers = z.object({ answers: z.array(scoredAnswer) });
