import type { Keys } from './keys.ts';

/** Returns who sent a message, encrypted: its recipient may read where it is stored, and no two look alike. */
export const sealSender = (keys: Keys, messageId: string, senderKey: string): Buffer =>
  keys.encrypt('sealed-sender', messageId, senderKey);

/** Returns who sent a message; null once that has expired, or when the signing key is another one now. */
export function openSender(keys: Keys, messageId: string, sealed: Buffer | null): string | null {
  try {
    return sealed && keys.decrypt('sealed-sender', messageId, sealed);
  } catch {
    return null;
  }
}
