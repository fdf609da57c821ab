import * as z from 'zod/mini';
import { RESULT_BANDS } from '../responses/bands.ts';

/** Counted by the server, so that no page has to read all responses. `counts` follows the options of `revision`. */
export const quizInsights = z.object({
  revision: z.number(),
  bands: z.record(z.enum(RESULT_BANDS), z.number()),
  questions: z.array(z.object({ id: z.string(), counts: z.array(z.number()) })),
  /** Milliseconds since 1970. */
  countedAt: z.number(),
});
export type QuizInsights = z.infer<typeof quizInsights>;
