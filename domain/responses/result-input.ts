import * as z from 'zod/mini';
import { submissionId } from '../schema.ts';

/** Asks for the questions and right answers of a response to a private quiz, with the pass that its password gave. */
export const resultInput = z.object({
  id: submissionId,
  pass: z.string().check(z.maxLength(300)),
});
