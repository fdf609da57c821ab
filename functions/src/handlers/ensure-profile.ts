import type { ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { PROFILE_NAME_MAX } from '@domain/limits.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { usernameCandidate } from '@domain/profiles/username.ts';
import { writeAccount } from '../db/accounts.ts';
import { type AuthUser, fetchAuthUser } from '../db/auth-users.ts';
import { inTransaction, type Transaction } from '../db/firestore.ts';
import { createProfile, fetchProfile, readProfile } from '../db/profiles.ts';
import { isUsernameFree, reserveUsername } from '../db/usernames.ts';
import { secureRandom } from '../services/sealing.ts';
import type { CallerContext } from '../support/context.ts';

const USERNAME_ATTEMPTS = 12;
const NAMELESS = 'Friend';

/** Cuts between characters, never within one. */
function bounded(name: string | null | undefined): string {
  const letters = Array.from((name ?? '').trim());
  while (letters.join('').length > PROFILE_NAME_MAX) letters.pop();
  return letters.join('').trim();
}

function nameOf(given: string | undefined, user: AuthUser): string {
  return bounded(given) || bounded(user.name) || bounded(user.email?.split('@')[0]) || NAMELESS;
}

async function findUsername(tx: Transaction, name: string): Promise<string> {
  for (let attempt = 0; attempt < USERNAME_ATTEMPTS; attempt++) {
    const username = usernameCandidate(name, attempt, secureRandom);
    if (await isUsernameFree(tx, username)) return username;
  }
  throw new DomainError('unavailable', 'No free username was found. Try again.');
}

/**
 * Gives the caller's profile. The first call makes it: profile, username, the four links and the account in one
 * transaction. Safe to call at every sign-in and many times at once.
 */
export async function ensureProfile(
  input: ParsedInputOf<'ensureProfile'>,
  { uid, now }: CallerContext,
): Promise<Profile> {
  const existing = await fetchProfile(uid);
  if (existing) return existing;
  const user = await fetchAuthUser(uid);
  const name = nameOf(input.name, user);
  return inTransaction(async (tx) => {
    const meanwhile = await readProfile(tx, uid);
    if (meanwhile) return meanwhile;
    const profile: Profile = {
      uid,
      username: await findUsername(tx, name),
      name,
      photoURL: user.photoURL,
      bio: '',
      acceptsMessages: true,
      createdAt: now,
      stats: { quizzes: 0, plays: 0, averagePercent: null },
    };
    reserveUsername(tx, profile.username, uid);
    createProfile(tx, profile);
    writeAccount(tx, uid, { email: user.email, phone: input.phone || user.phone, createdAt: now });
    return profile;
  });
}
