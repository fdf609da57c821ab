import * as z from 'zod/mini';
import { deleteKey } from '../deletion.ts';
import { MESSAGE_MAX } from '../limits.ts';
import { requiredText, submissionId } from '../schema.ts';
import { trackingInput } from '../tracking/tracking.ts';

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

export const messageInput = z.object({
  id: submissionId,
  recipientId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)),
  message: requiredText(MESSAGE_MAX),
  /** With it the sender can delete this again; the first one sent under an id counts. */
  deleteKey: z.optional(deleteKey),
  tracking: trackingInput,
});
export type MessageInput = z.infer<typeof messageInput>;
