import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { fetchProfile, renameProfile } from '../db/profiles.ts';
import { canHave } from '../db/usernames.ts';
import type { CallerContext } from '../services/context.ts';
import { taken, usernameOf } from '../services/names.ts';

/** Returns whether the caller can have a username: not one in use, nor one that somebody gave up within a year. */
export async function checkUsername(
  { username }: ParsedInputOf<'checkUsername'>,
  { uid, keys }: CallerContext,
): Promise<OutputOf<'checkUsername'>> {
  return { isFree: await canHave({ uid, wanted: usernameOf(username, uid, keys) }) };
}

/**
 * Changes the caller's username; the old one stays reserved for them for a year. Throws `not-found` without a profile,
 * `conflict` if the name is taken, `rate-limited`.
 */
export async function changeUsername(
  { username }: ParsedInputOf<'changeUsername'>,
  { uid, now, keys }: CallerContext,
): Promise<OutputOf<'changeUsername'>> {
  const profile = await fetchProfile(uid);
  if (!profile) throw new DomainError('not-found', 'There is no profile.');
  if (profile.username === username) return { username };
  const toUsername = (name: string) => usernameOf(name, uid, keys);
  if (!(await renameProfile(uid, { wanted: toUsername(username), toUsername, now }))) throw taken();
  return { username };
}
