import * as z from 'zod/mini';
import { submissionId } from '../schema.ts';

/** Requests the questions and right answers of a response to a private quiz, with its access token. */
export const resultInput = z.object({
  id: submissionId,
  pass: z.string().check(z.maxLength(300)),
});
