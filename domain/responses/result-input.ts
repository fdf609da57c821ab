import * as z from 'zod/mini';
import { submissionId } from '../schema.ts';

export const resultInput = z.object({
  id: submissionId,
  pass: z.string().check(z.maxLength(300)),
});
