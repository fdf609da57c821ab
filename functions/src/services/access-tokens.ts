import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@domain/errors.ts';
import { PASS_LIFETIME_S } from '@domain/limits.ts';
import type { Keys } from './keys.ts';

/** What a token is valid for: one quiz, as long as its password stays the same. The API calls the token `pass`. */
interface TokenScope {
  quizId: string;
  lockVersion: string;
}

const sign = (scope: TokenScope, expiresAt: string, keys: Keys) =>
  keys.sign('pass', scope.quizId, scope.lockVersion, expiresAt);

/** Returns `payload.signature`. The payload is the expiry; quiz and lock are only signed. */
export function issueAccessToken(scope: TokenScope, now: number, keys: Keys): { pass: string; expiresAt: number } {
  const expiresAt = now + PASS_LIFETIME_S * 1000;
  const payload = expiresAt.toString(36);
  return { pass: `${payload}.${sign(scope, payload, keys).toString('base64url')}`, expiresAt };
}

/** Whether a token was issued for exactly this scope and hasn't expired. Never throws. */
export function isValidAccessToken(pass: string | undefined, scope: TokenScope, now: number, keys: Keys): boolean {
  const [payload = '', signature = '', ...rest] = (pass ?? '').split('.');
  if (rest.length > 0 || !/^[0-9a-z]{1,11}$/.test(payload)) return false;
  const expected = sign(scope, payload, keys);
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
  return Number.parseInt(payload, 36) > now;
}

/** Throws `pass-required` without a valid token; a `lockVersion` of null accepts none. */
export function assertAccessToken(
  pass: string | undefined,
  { quizId, lockVersion }: { quizId: string; lockVersion: string | null },
  { now, keys }: { now: number; keys: Keys },
): void {
  if (lockVersion === null || !isValidAccessToken(pass, { quizId, lockVersion }, now, keys)) {
    throw new DomainError('pass-required', 'The quiz needs its password.');
  }
}
