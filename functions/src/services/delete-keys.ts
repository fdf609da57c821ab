import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (deleteKey: string): string => createHash('sha256').update(deleteKey).digest('base64url');

/**
 * What is stored of a submission's delete key; null when it came without. Plain SHA-256: the key is random and long, so
 * that whoever reads the digest, as everybody can in a result, learns nothing.
 */
export const digestOfKey = (deleteKey: string | undefined): string | null =>
  deleteKey === undefined ? null : digest(deleteKey);

/** Whether a key is the one whose digest is stored, in a time that does not tell how much of it is. */
export function isKeyOf(stored: string, deleteKey: string): boolean {
  const [wanted, given] = [Buffer.from(stored), Buffer.from(digest(deleteKey))];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
