import * as z from 'zod/mini';
import { keyQuestion } from '../games/game.ts';
import { QUIZ_TYPES, type QuizType } from '../games/index.ts';
import { QUESTIONS, type QuestionOf } from '../games/questions.ts';
import { QUIZ_CODE_FORM } from '../ids.ts';
import { QUIZ_CODE_LENGTH } from '../limits.ts';
import { REPORT_REASONS } from '../moderation/reasons.ts';
import { coded } from '../schema.ts';
import { scores } from './tally.ts';

export const quizCode = coded(QUIZ_CODE_LENGTH, QUIZ_CODE_FORM);

const quizBase = z.object({
  /** The share code and the document id. */
  id: z.string(),
  ownerId: z.string(),
  owner: z.object({ username: z.string(), name: z.string(), photoURL: z.nullable(z.string()) }),
  /** The guest's who made it, when an account has taken it over: links lead there. Until that changes its username. */
  formerUsername: z.optional(z.string()),
  title: z.string(),
  isPublic: z.boolean(),
  isClosed: z.optional(z.boolean()),
  /** Visitors don't see it: its creator is suspended, or it was removed by moderators. */
  isSuspended: z.optional(z.boolean()),
  isRemoved: z.optional(z.boolean()),
  /** Why it was removed, for its owner: by each report that removes it. Missing in older removals. */
  removal: z.optional(
    z.object({
      wasClosed: z.boolean(),
      cases: z.array(z.object({ id: z.string(), at: z.number(), reason: z.enum(REPORT_REASONS) })),
    }),
  ),
  category: z.enum(['normal', 'spicy']),
  /** What the creator chose; ask `hasBoard` (board.ts) whether there is a scoreboard. */
  hasBoard: z.optional(z.boolean()),
  allowsRemix: z.optional(z.boolean()),
  /** Incremented by every save; a response names the revision it answered. */
  revision: z.number(),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** How often each result came: `statsOf` makes all figures of it. Anything else counts as none until it's repaired. */
  scores: z.catch(scores, {}),
});

export type QuizOf<Type extends QuizType> = z.infer<typeof quizBase> & { type: Type; questions: QuestionOf<Type>[] };
/** A quiz as anyone allowed to take it may see it: no answers. */
export type Quiz = { [Type in QuizType]: QuizOf<Type> }[QuizType];
export type Question = QuestionOf<QuizType>;

const shapeOf = (type: QuizType) =>
  z.extend(quizBase, { type: z.literal(type), questions: z.array<z.ZodMiniType<Question>>(QUESTIONS[type]) });
// TypeScript can't derive the type of a list built from the games
export const quiz = z.discriminatedUnion('type', QUIZ_TYPES.map(shapeOf) as never) as z.ZodMiniType<Quiz>;

/** The answers of one revision, complete in itself: scoring needs nothing else. */
export const quizKey = z.object({ revision: z.number(), type: z.enum(QUIZ_TYPES), questions: z.array(keyQuestion) });
export type QuizKey = z.infer<typeof quizKey>;
