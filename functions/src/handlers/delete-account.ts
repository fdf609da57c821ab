import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { ERASE_BEFORE_ANSWER_MS } from '@domain/limits.ts';
import { fetchProfile } from '../db/profiles.ts';
import { assertRecentSignIn, type CallerContext } from '../services/context.ts';
import { eraseUntil, scheduleErasure } from '../services/erasure.ts';

/** Compares with a username as a person may type it. */
const isNamed = (typed: string | null, username: string) => typed?.trim().toLowerCase().replace(/^@/, '') === username;

/**
 * Erases the caller's account, and answers early if that takes long: what others see is gone by then, a task does the
 * rest. Throws `recent-sign-in-required`, or `invalid-input` if the typed username is wrong.
 */
export async function deleteAccount(
  { username }: ParsedInputOf<'deleteAccount'>,
  context: CallerContext,
): Promise<OutputOf<'deleteAccount'>> {
  const { uid, now, keys } = context;
  const signal = AbortSignal.timeout(ERASE_BEFORE_ANSWER_MS);
  assertRecentSignIn(context);
  const profile = await fetchProfile(uid);
  // without a profile (an earlier call broke off, or there never was one) there is no name to type
  if (profile && !isNamed(username, profile.username)) {
    throw new DomainError('invalid-input', 'This is not the username.', { fields: { username: 'invalid' } });
  }
  await scheduleErasure(uid, now);
  return { isFinished: await eraseUntil(uid, { now, keys, signal }) };
}
