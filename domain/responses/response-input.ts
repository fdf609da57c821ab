import * as z from 'zod/mini';
import { deleteKey } from '../deletion.ts';
import { PLAYER_NAME_MAX, QUESTIONS_MAX } from '../limits.ts';
import { entry } from '../loop/visit.ts';
import { FACES } from '../profiles/face.ts';
import { quizCode } from '../quiz/quiz.ts';
import { requiredName, submissionId } from '../schema.ts';
import { trackingInput } from '../tracking/tracking.ts';
import { givenAnswer } from './response.ts';

/** The server computes the score. In its own file, because no page needs it and every visitor would load it. */
export const responseInput = z.object({
  id: submissionId,
  quizId: quizCode,
  /** The revision that was answered; an older one is scored by its own key. */
  revision: z.int().check(z.gte(1)),
  responderName: requiredName(PLAYER_NAME_MAX),
  face: z.optional(z.enum(FACES)),
  /** Confirmed to be 18 or older: required by a spicy quiz. */
  isAdult: z.optional(z.boolean()),
  /** The player knew before the start that the score goes on the scoreboard; otherwise it doesn't. */
  wasToldOfBoard: z.optional(z.boolean()),
  answers: z.array(givenAnswer).check(z.minLength(1), z.maxLength(QUESTIONS_MAX)),
  pass: z.optional(z.string().check(z.maxLength(300))),
  deleteKey: z.optional(deleteKey),
  entry: z.optional(entry),
  tracking: trackingInput,
});
export type ResponseInput = z.infer<typeof responseInput>;

export const resultInput = z.object({
  id: submissionId,
  pass: z.string().check(z.maxLength(300)),
});
