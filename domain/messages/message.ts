import * as z from 'zod/mini';

export const ANONYMOUS_SENDER = 'Anonymous';

export const message = z.object({
  id: z.string(),
  recipientId: z.string(),
  senderName: z.string(),
  message: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** When the recipient first opened it; null until then. */
  readAt: z.nullable(z.number()),
});
export type Message = z.infer<typeof message>;
