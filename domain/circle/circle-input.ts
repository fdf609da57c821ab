import * as z from 'zod/mini';
import { deleteKey } from '../deletion.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { CIRCLE_NAME_MAX, CIRCLE_QUESTIONS, KNOW_ME_OPTIONS, PLAYER_NAME_MAX } from '../limits.ts';
import { entry } from '../loop/visit.ts';
import { replyDevice } from '../messages/sent-message.ts';
import { quizCode } from '../quiz/quiz.ts';
import { requiredName, submissionId } from '../schema.ts';

/** What everybody answers: ready questions in the maker's language, or those of a quiz. */
const asked = z.union([
  z.object({
    ready: z.array(z.string().check(z.maxLength(10))).check(z.length(CIRCLE_QUESTIONS)),
    language: z.enum(LANGUAGE_CODES),
  }),
  z.object({ quizId: quizCode }),
]);
export type CircleAsked = z.infer<typeof asked>;

/** `key` is the creator's, and allows closing the circle, removing members, and deleting it. */
export const circleInput = z.object({
  id: submissionId,
  name: requiredName(CIRCLE_NAME_MAX),
  asked,
  key: deleteKey,
  entry: z.optional(entry),
});
export type CircleInput = z.infer<typeof circleInput>;

/** Places in a question's options, in the order of the questions. */
const answers = z
  .array(z.int().check(z.gte(0), z.lt(KNOW_ME_OPTIONS)))
  .check(z.minLength(1), z.maxLength(CIRCLE_QUESTIONS));

/** `id` is the new member's, `key` what only they have. */
export const circleMemberInput = z.object({
  id: submissionId,
  circleId: submissionId,
  name: requiredName(PLAYER_NAME_MAX),
  answers,
  key: deleteKey,
  entry: z.optional(entry),
});
export type CircleMemberInput = z.infer<typeof circleMemberInput>;

/** `id` is that of the sending. */
export const circleGuessInput = z.object({
  id: submissionId,
  circleId: submissionId,
  memberId: submissionId,
  key: deleteKey,
  aboutId: submissionId,
  answers,
});
export type CircleGuessInput = z.infer<typeof circleGuessInput>;

const change = z.discriminatedUnion('do', [
  /** With the member's own key. */
  z.object({ do: z.literal('rename'), memberId: submissionId, name: requiredName(PLAYER_NAME_MAX) }),
  z.object({ do: z.literal('push'), memberId: submissionId, device: z.nullable(replyDevice) }),
  /** Takes somebody out: with their own key or the maker's. */
  z.object({ do: z.literal('leave'), memberId: submissionId }),
  /** With the maker's key, as below. */
  z.object({ do: z.literal('close'), isClosed: z.boolean() }),
  z.object({ do: z.literal('end') }),
]);
export type CircleChange = z.infer<typeof change>;

export const circleChangeInput = z.object({ circleId: submissionId, key: deleteKey, change });
export type CircleChangeInput = z.infer<typeof circleChangeInput>;

/** What a guess is answered with; null if the member has left, and nothing was counted. */
export interface CircleVerdict {
  id: string;
  verdict: { right: number; answers: readonly number[] } | null;
}
