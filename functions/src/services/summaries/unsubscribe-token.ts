import { createHash } from 'node:crypto';
import type { Keys } from '../keys.ts';

/**
 * Returns the token that ends one person's weekly emails, the same in all of them. The token, and the URL it is in,
 * reveal nothing about the account.
 */
export const unsubscribeToken = (uid: string, keys: Keys): string =>
  keys.sign('unsubscribe', uid).toString('base64url');

/** Returns the stored form of a token, to find the account by: it can't be used by somebody who reads the database. */
export const digestOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const TOKEN = /^[\w-]{43}$/;
/** Returns the token in the path of a request to unsubscribe; null for none. */
export function tokenIn(path: string): string | null {
  const last = path.split('/').at(-1) ?? '';
  return TOKEN.test(last) ? last : null;
}
