import { DomainError } from '@domain/errors.ts';
import { RECENT_SIGN_IN_S } from '@domain/limits.ts';
import type { CallerContext } from './context.ts';

/** Throws `recent-sign-in-required` for an old sign-in. A guest has nothing to sign in with. */
export function assertRecentSignIn({
  now,
  signedInAt,
  isAnonymous,
}: Pick<CallerContext, 'now' | 'signedInAt' | 'isAnonymous'>): void {
  if (!isAnonymous && now - signedInAt > RECENT_SIGN_IN_S * 1000)
    throw new DomainError('recent-sign-in-required', 'Sign in once more first.');
}
