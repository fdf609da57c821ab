import * as z from 'zod/mini';
import { deleteKey } from '../deletion.ts';
import { MESSAGE_MAX } from '../limits.ts';
import { accountId, requiredText, submissionId } from '../schema.ts';
import { trackingInput } from '../tracking/tracking.ts';

/** What a visitor sends. In its own file, because no page needs it and every visitor would load it. */
export const messageInput = z.object({
  id: submissionId,
  recipientId: accountId,
  message: requiredText(MESSAGE_MAX),
  /** Lets the sender delete the message; the first key sent under an id counts. */
  deleteKey: z.optional(deleteKey),
  tracking: trackingInput,
});
export type MessageInput = z.infer<typeof messageInput>;
