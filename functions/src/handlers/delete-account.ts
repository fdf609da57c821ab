import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { ERASE_BEFORE_ANSWER_MS } from '@domain/limits.ts';
import { fetchProfile } from '../db/profiles.ts';
import type { CallerContext } from '../services/context.ts';
import { eraseUntil, scheduleErasure } from '../services/erasure.ts';
import { assertRecentSignIn } from '../services/recent-sign-in.ts';

/** A username as somebody may type it. */
const isNamed = (typed: string | null, username: string) => typed?.trim().toLowerCase().replace(/^@/, '') === username;

/**
 * Erases the caller and all that is theirs. Safe to repeat; once it has begun it is finished in the background, too.
 * Where there is very much, the answer comes before that: what others see is gone by then.
 * Errors: `recent-sign-in-required`, `invalid-input` (the typed username is not the caller's).
 */
export async function deleteAccount(
  { username }: ParsedInputOf<'deleteAccount'>,
  context: CallerContext,
): Promise<OutputOf<'deleteAccount'>> {
  const { uid, now, keys } = context;
  const signal = AbortSignal.timeout(ERASE_BEFORE_ANSWER_MS);
  assertRecentSignIn(context);
  const profile = await fetchProfile(uid);
  // without a profile an earlier call broke off, or there never was one: no name is left that could be typed
  if (profile && !isNamed(username, profile.username)) {
    throw new DomainError('invalid-input', 'This is not the username.', { fields: { username: 'invalid' } });
  }
  await scheduleErasure(uid, now);
  return { isFinished: await eraseUntil(uid, { now, keys, signal }) };
}
