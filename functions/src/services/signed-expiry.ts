import { timingSafeEqual } from 'node:crypto';
import type { Keys, Purpose } from './keys.ts';

/** Returns `expiry.signature`, which proves that we allowed what `of` names until then. `of` is only signed. */
export function signExpiry(purpose: Purpose, of: readonly string[], expiresAt: number, keys: Keys): string {
  const payload = expiresAt.toString(36);
  return `${payload}.${keys.sign(purpose, ...of, payload).toString('base64url')}`;
}

/** Whether a text was signed for exactly this, and hasn't expired. Never throws. */
export function isSignedAndOpen(
  purpose: Purpose,
  of: readonly string[],
  text: string,
  now: number,
  keys: Keys,
): boolean {
  const [payload = '', signature = '', ...rest] = text.split('.');
  if (rest.length > 0 || !/^[0-9a-z]{1,11}$/.test(payload)) return false;
  const expected = keys.sign(purpose, ...of, payload);
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
  return Number.parseInt(payload, 36) > now;
}
