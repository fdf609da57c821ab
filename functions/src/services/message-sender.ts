import type { SenderContext } from './context.ts';

/** Who sent something to a recipient, as a keyed hash: another one for every recipient, so no two of them can compare. */
export const senderKeyFor = (recipientId: string, { sender, keys }: SenderContext): string =>
  keys.sign('message-sender', recipientId, sender).toString('base64url');
