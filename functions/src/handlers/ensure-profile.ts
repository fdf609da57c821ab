import type { ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { PROFILE_NAME_MAX } from '@domain/limits.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { usernameCandidate } from '@domain/profiles/username.ts';
import { typedName } from '@domain/typed-text.ts';
import { hasAccount } from '../db/accounts.ts';
import { type AuthUser, fetchAuthUser } from '../db/auth-users.ts';
import { assertStays } from '../db/deletions.ts';
import { createProfile, fetchProfile } from '../db/profiles.ts';
import { secureRandom } from '../services/sealing.ts';
import type { CallerContext } from '../support/context.ts';

const USERNAME_ATTEMPTS = 12;
const NAMELESS = 'Friend';

/** Cuts between characters, never within one. */
function bounded(name: string | null | undefined): string {
  const letters = Array.from(typedName(name ?? ''));
  while (letters.join('').length > PROFILE_NAME_MAX) letters.pop();
  return letters.join('').trim();
}

function nameOf(given: string | undefined, user: AuthUser): string {
  return bounded(given) || bounded(user.name) || bounded(user.email?.split('@')[0]) || NAMELESS;
}

/**
 * Gives the caller's profile. The first call makes it: profile, username, the four links and the account in one write.
 * Safe to call at every sign-in and many times at once, by one person and by many of the same name. Errors:
 * `gone` (the account is deleted, or is just being deleted).
 */
export async function ensureProfile(
  input: ParsedInputOf<'ensureProfile'>,
  { uid, now }: CallerContext,
): Promise<Profile> {
  const existing = await fetchProfile(uid);
  if (existing) return existing;
  const [user, isLeftOver] = await Promise.all([fetchAuthUser(uid), hasAccount(uid), assertStays(uid)]);
  const name = nameOf(input.name, user);
  const account = { email: user.email, phone: input.phone || user.phone, createdAt: now, isLeftOver };
  for (let attempt = 0; attempt < USERNAME_ATTEMPTS; attempt++) {
    const profile: Profile = {
      uid,
      username: usernameCandidate(name, attempt, secureRandom),
      name,
      // not even one that the sign-in service knows: what is public is what the person has chosen
      photoURL: null,
      bio: '',
      acceptsMessages: true,
      createdAt: now,
      stats: { quizzes: 0, plays: 0, averagePercent: null },
    };
    if (await createProfile(profile, account)) return profile;
    // either somebody else has the username, or another call of the same person was faster
    const meanwhile = await fetchProfile(uid);
    if (meanwhile) return meanwhile;
  }
  throw new DomainError('unavailable', 'No free username was found. Try again.');
}
