import * as z from 'zod/mini';
import { sentMessageKey } from '../deletion.ts';
import { DELETE_KEYS_MAX } from '../limits.ts';
import { deviceInput } from '../push/device.ts';
import type { Reply } from './message.ts';

export interface Recipient {
  name: string;
  username: string;
}

/** What a sender may know of a message. `open` is all but a reply: also read, hidden, set aside or deleted. */
export type SentMessage =
  | { state: 'open' | 'deleted' | 'blocked' }
  | { state: 'replied'; message: string; reply: Reply; recipient: Recipient };

/** `others` are the keys of what else this device has sent: those to the same creator are blocked with it. */
export const blockRepliesInput = z.extend(sentMessageKey, {
  others: z.array(sentMessageKey).check(z.maxLength(DELETE_KEYS_MAX)),
  isBlocked: z.boolean(),
});

export const replyDevice = z.pick(deviceInput, { subscription: true, language: true });
export type ReplyDevice = z.infer<typeof replyDevice>;

export const replyPushInput = z.extend(sentMessageKey, { device: z.nullable(replyDevice) });
