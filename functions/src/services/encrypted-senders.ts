import type { SenderKeys } from '../db/blocks.ts';
import type { Keys } from './keys.ts';

/** Returns who sent a message, encrypted: its recipient may read where it is stored, and no two look alike. */
export const encryptSender = (keys: Keys, messageId: string, { network, site }: SenderKeys): Buffer =>
  keys.encrypt('sealed-sender', messageId, `${network} ${site}`);

/** Returns who sent a message; null once that has expired, or when the signing key is another one now. */
export function decryptSender(keys: Keys, messageId: string, sealed: Buffer | null): SenderKeys | null {
  try {
    const [network = '', site = ''] = sealed ? keys.decrypt('sealed-sender', messageId, sealed).split(' ') : [];
    return sealed && { network, site };
  } catch {
    return null;
  }
}
