import * as z from 'zod/mini';
import { isBlankText } from '../typed-text.ts';

export const ANONYMOUS_SENDER = 'Anonymous';

export const message = z.object({
  id: z.string(),
  recipientId: z.string(),
  senderName: z.string(),
  message: z.string(),
  createdAt: z.number(),
  readAt: z.nullable(z.number()),
  /** What the recipient replied, and when. Written by their browser, under the rules. */
  reply: z.optional(z.string()),
  repliedAt: z.optional(z.number()),
  isSetAside: z.optional(z.literal(true)),
});
export type Message = z.infer<typeof message>;

export interface Reply {
  text: string;
  /** Changes with every edit. */
  at: number;
}

export const replyTo = ({ reply, repliedAt }: Pick<Message, 'reply' | 'repliedAt'>): Reply | null =>
  reply === undefined || repliedAt === undefined || isBlankText(reply) ? null : { text: reply, at: repliedAt };

/** Beyond the inbox's limit: another time field, and not being unread, keep it out of the inbox's lists and counts. */
export const setAsideMessage = z.pipe(
  z.extend(z.omit(message, { createdAt: true, readAt: true }), { setAsideAt: z.number() }),
  z.transform(
    ({ setAsideAt, ...fields }): Message => ({
      ...fields,
      createdAt: setAsideAt,
      readAt: setAsideAt,
      isSetAside: true,
    }),
  ),
);

/** Returns the first `max` messages, unread before others, from the first `max` unread and the newest `max` of all. */
export function unreadFirst(sealed: readonly Message[], newest: readonly Message[], max: number): Message[] {
  const ids = new Set(sealed.map(({ id }) => id));
  return [...sealed, ...newest.filter(({ id }) => !ids.has(id))].slice(0, max);
}
