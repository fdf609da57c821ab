import * as z from 'zod/mini';
import { deleteKey } from '../deletion.ts';
import { PLAYER_NAME_MAX, QUESTIONS_MAX } from '../limits.ts';
import { quizCode } from '../quiz/quiz.ts';
import { requiredName, submissionId } from '../schema.ts';
import { trackingInput } from '../tracking/tracking.ts';
import { givenAnswer } from './response.ts';

/**
 * What a visitor submits. The score is not part of it: the server works it out. A file of its own, as no page needs the
 * schema, and every visitor would load it.
 */
export const responseInput = z.object({
  id: submissionId,
  quizId: quizCode,
  /** The revision of the quiz that was answered; an older one is scored by its own key. */
  revision: z.int().check(z.gte(1)),
  responderName: requiredName(PLAYER_NAME_MAX),
  /** Said to be 18 or older: asked for by a spicy quiz. */
  isAdult: z.optional(z.boolean()),
  answers: z.array(givenAnswer).check(z.minLength(1), z.maxLength(QUESTIONS_MAX)),
  /** The pass that the right password of a private quiz gave. */
  pass: z.optional(z.string().check(z.maxLength(300))),
  /** With it the sender can delete this again; the first one sent under an id counts. */
  deleteKey: z.optional(deleteKey),
  tracking: trackingInput,
});
export type ResponseInput = z.infer<typeof responseInput>;
