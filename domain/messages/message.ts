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

/** Beyond the inbox's limit: another time field, and not being unread, keep it out of the inbox's lists and counts. */
export const setAsideMessage = z.pipe(
  z.extend(z.omit(message, { createdAt: true, readAt: true }), { setAsideAt: z.number() }),
  z.transform(({ setAsideAt, ...fields }): Message => ({ ...fields, createdAt: setAsideAt, readAt: setAsideAt })),
);
