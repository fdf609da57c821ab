import * as z from 'zod/mini';
import { QUIZ_CODE_LENGTH } from '../limits.ts';
import { coded } from '../schema.ts';

export const QUIZ_TYPES = ['know-me', 'two-truths', 'never-have-i-ever'] as const;
export type QuizType = (typeof QUIZ_TYPES)[number];

/** `never` is shown as "I Have Never", `ever` as "I Have". */
export const NEVER_ANSWERS = ['never', 'ever'] as const;

/** Letters and digits that cannot be mistaken for one another when read aloud or copied by hand. */
export const QUIZ_CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
export const quizCode = coded(QUIZ_CODE_LENGTH, new RegExp(`^[${QUIZ_CODE_ALPHABET}]{${QUIZ_CODE_LENGTH}}$`));

/** Lets the browser check a choice at once without carrying the key legibly; it stops peeking, not a script. */
const sealed = { salt: z.string(), digest: z.string() };

export const knowMeQuestion = z.object({ id: z.string(), question: z.string(), options: z.array(z.string()) });
export const twoTruthsQuestion = z.object({ id: z.string(), statements: z.array(z.string()), ...sealed });
export const neverQuestion = z.object({ id: z.string(), statement: z.string(), ...sealed });

const quizBase = {
  /** The share code and the document id. */
  id: z.string(),
  ownerId: z.string(),
  owner: z.object({ username: z.string(), name: z.string(), photoURL: z.nullable(z.string()) }),
  title: z.string(),
  isPublic: z.boolean(),
  /** Whether it takes no new answers; missing while it never was closed. */
  isClosed: z.optional(z.boolean()),
  category: z.enum(['normal', 'spicy']),
  /** Rises by one with every save; a response names the revision it answered. */
  revision: z.number(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  updatedAt: z.number(),
  stats: z.object({
    responses: z.number(),
    /** Mean and best score in right answers, one decimal, of the questions it has now: see `statsOf`. Null while nobody has answered. */
    averageScore: z.nullable(z.number()),
    topScore: z.nullable(z.number()),
  }),
};

/** A quiz as anyone allowed to take it may see it: no answers. */
export const quiz = z.discriminatedUnion('type', [
  z.object({ ...quizBase, type: z.literal('know-me'), questions: z.array(knowMeQuestion) }),
  z.object({ ...quizBase, type: z.literal('two-truths'), questions: z.array(twoTruthsQuestion) }),
  z.object({ ...quizBase, type: z.literal('never-have-i-ever'), questions: z.array(neverQuestion) }),
]);
export type Quiz = z.infer<typeof quiz>;
export type Question = Quiz['questions'][number];

/** The answers of one revision, complete in itself: scoring needs nothing else. `options` is empty for never-have-i-ever. */
export const quizKey = z.object({
  revision: z.number(),
  type: z.enum(QUIZ_TYPES),
  questions: z.array(
    z.object({ id: z.string(), prompt: z.string(), options: z.array(z.string()), correct: z.string() }),
  ),
});
export type QuizKey = z.infer<typeof quizKey>;
