import * as z from 'zod/mini';

/** Each queue is a function of the same name in functions/src/index.ts. */
const QUEUES = [
  'recount',
  'sendPushes',
  'eraseAccount',
  'cleanUpQuiz',
  'sendSummary',
  'alertOperators',
  'notifyReporters',
  'storeResponse',
] as const;
export type Queue = (typeof QUEUES)[number];

export const deadLetter = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  queue: z.enum(QUEUES),
  at: z.number(),
});
export type DeadLetter = z.infer<typeof deadLetter>;
