import { DomainError } from '@domain/errors.ts';
import { PASS_LIFETIME_S } from '@domain/limits.ts';
import type { Keys } from './keys.ts';
import { isSignedAndOpen, signExpiry } from './signed-expiry.ts';

/** What a token is valid for: one quiz, as long as its password stays the same. The API calls the token `pass`. */
interface TokenScope {
  quizId: string;
  lockVersion: string;
}

export function issueAccessToken(
  { quizId, lockVersion }: TokenScope,
  now: number,
  keys: Keys,
): { pass: string; expiresAt: number } {
  const expiresAt = now + PASS_LIFETIME_S * 1000;
  return { pass: signExpiry('pass', [quizId, lockVersion], expiresAt, keys), expiresAt };
}

/** Whether a token was issued for exactly this scope and hasn't expired. Never throws. */
export const isValidAccessToken = (pass = '', { quizId, lockVersion }: TokenScope, now: number, keys: Keys): boolean =>
  isSignedAndOpen('pass', [quizId, lockVersion], pass, now, keys);

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
