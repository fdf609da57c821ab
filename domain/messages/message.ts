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

/**
 * A stored message that came while the inbox took no more. Its time is in a field of its own, and it isn't unread: so it is
 * in no list and no count of the inbox, which go by these.
 */
export const setAsideMessage = z.pipe(
  z.extend(z.omit(message, { createdAt: true, readAt: true }), { setAsideAt: z.number() }),
  z.transform(({ setAsideAt, ...fields }): Message => ({ ...fields, createdAt: setAsideAt, readAt: setAsideAt })),
);
