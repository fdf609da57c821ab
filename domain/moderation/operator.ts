import * as z from 'zod/mini';

/** Somebody who decides about reports. Times in milliseconds since 1970. */
export const operator = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  addedAt: z.number(),
  /** In which mails are; English without it. */
  language: z.optional(z.string()),
});
export type Operator = z.infer<typeof operator>;
