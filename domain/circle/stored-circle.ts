import * as z from 'zod/mini';
import { knowMeQuestion } from '../games/know-me/question.ts';
import { isHidden } from '../quiz/visibility.ts';
import type { CircleSecrets } from './changes.ts';
import type { Circle } from './circle.ts';

const member = z.object({ name: z.string(), joinedAt: z.number() });

/**
 * Hidden while its maker is suspended, by moderators (`removedBy` is the report that asked for it), and while they have
 * removed the quiz that it was copied from.
 */
export const storedCircle = z.object({
  id: z.string(),
  name: z.string(),
  ownerId: z.nullable(z.string()),
  questions: z.array(knowMeQuestion),
  members: z.record(z.string(), member),
  guesses: z.record(z.string(), z.record(z.string(), z.number())),
  isClosed: z.boolean(),
  createdAt: z.number(),
  endsAt: z.number(),
  isSuspended: z.optional(z.boolean()),
  isRemoved: z.optional(z.boolean()),
  removedBy: z.optional(z.string()),
  isQuizRemoved: z.optional(z.boolean()),
}) satisfies z.ZodMiniType<Circle>;
export type StoredCircle = z.infer<typeof storedCircle>;

export const isHiddenCircle = (circle: StoredCircle): boolean => isHidden(circle) || circle.isQuizRemoved === true;

const news = z.object({ joined: z.number(), guessed: z.number(), isComplete: z.boolean() });

export const circleSecrets = z.object({
  keyDigest: z.string(),
  copiedFrom: z.optional(z.string()),
  members: z.record(
    z.string(),
    z.object({
      keyDigest: z.string(),
      answers: z.array(z.number()),
      device: z.optional(z.string()),
      news: z.optional(news),
      pushedAt: z.optional(z.number()),
      isNameHidden: z.optional(z.boolean()),
    }),
  ),
  left: z.array(z.string()),
  hiddenNames: z.optional(z.array(z.string())),
  joins: z.optional(z.record(z.string(), z.number())),
}) satisfies z.ZodMiniType<CircleSecrets>;
