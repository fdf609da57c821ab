import type { ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { adultFrom } from '@domain/profiles/age-group.ts';
import { posesAsUs } from '@domain/profiles/impostors.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { hasAccount } from '../db/accounts.ts';
import { fetchAuthUser } from '../db/auth-users.ts';
import { assertNotErased } from '../db/erasures.ts';
import { createProfile, fetchProfile } from '../db/profiles.ts';
import { isMarked } from '../db/suspensions.ts';
import type { CallerContext } from '../services/context.ts';
import { marksOf } from '../services/suspensions.ts';
import { taken, usernameOf } from '../services/usernames.ts';

/**
 * Returns the caller's profile, and creates it if names and an age come along; null without names. Takes nothing
 * public from the sign-in service. Throws `conflict` if the username is taken, `gone` for a deleted account, `suspended`
 * for whoever has another account that is.
 */
export async function ensureProfile(
  { name, username, ageGroup, phone }: ParsedInputOf<'ensureProfile'>,
  { uid, now, keys }: CallerContext,
): Promise<Profile | null> {
  const existing = await fetchProfile(uid);
  if (existing) return existing;
  const [user, isLeftOver] = await Promise.all([fetchAuthUser(uid), hasAccount(uid), assertNotErased(uid)]);
  if (name === undefined || username === undefined) return null;
  if (ageGroup === undefined)
    throw new DomainError('invalid-input', 'The age is missing.', { fields: { ageGroup: 'required' } });
  if (posesAsUs(name)) throw new DomainError('invalid-input', 'The name is ours.', { fields: { name: 'taken' } });
  // nobody gets out of a suspension by a new account
  if (await isMarked(marksOf(user.identities, keys))) throw new DomainError('suspended', 'The account is suspended.');
  const profile: Profile = {
    uid,
    username,
    name,
    photoURL: null,
    bio: '',
    acceptsMessages: true,
    createdAt: now,
  };
  const adultAt = adultFrom(ageGroup, now);
  const account = { email: user.email, phone: phone || user.phone, adultAt, createdAt: now, isLeftOver };
  const made = await createProfile(profile, account, usernameOf(username, uid, keys));
  if (!made) throw taken();
  return made;
}
