import { createHash, timingSafeEqual } from 'node:crypto';

/** Returns what is stored of a delete key. Plain SHA-256 is enough: the key is random and long. */
export const digestOfKey = (deleteKey: string): string => createHash('sha256').update(deleteKey).digest('base64url');

/** Compares a key with a stored digest in constant time. */
export function isKeyOf(stored: string, deleteKey: string): boolean {
  const [wanted, given] = [Buffer.from(stored), Buffer.from(digestOfKey(deleteKey))];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
