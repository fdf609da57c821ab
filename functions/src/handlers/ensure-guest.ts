import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { isOffensiveName } from '@domain/moderation/public-name.ts';
import { guestUsername } from '@domain/profiles/guest.ts';
import { posesAsUs } from '@domain/profiles/impostors.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { hasAccount } from '../db/accounts.ts';
import { assertNotErased } from '../db/erasures.ts';
import { prolongGuest } from '../db/guests.ts';
import { createProfile, fetchProfile } from '../db/profiles.ts';
import type { CallerContext } from '../services/context.ts';
import { guestPass, guestUntil, takeOver } from '../services/guests.ts';
import type { Keys } from '../services/keys.ts';
import { usernameOf } from '../services/names.ts';
import { admitGuest } from '../services/rate-limits.ts';
import { assertOn } from '../services/switches.ts';

const ATTEMPTS = 6;

/** Returns numbers in [0, 1) that are the same for the same guest: a repeated call makes the same username. */
function randomOf(uid: string, attempt: number, keys: Keys): () => number {
  const bytes = [...keys.sign('guest', 'username', uid, String(attempt))];
  return () => (bytes.pop() ?? 0) / 256;
}

function assertFriendly(name: string): void {
  if (posesAsUs(name)) throw new DomainError('invalid-input', 'The name is ours.', { fields: { name: 'taken' } });
  if (isOffensiveName(name, []))
    throw new DomainError('invalid-input', 'The name is rude.', { fields: { name: 'invalid' } });
}

async function makeGuest(name: string, { uid, now, keys }: CallerContext): Promise<Profile> {
  const isLeftOver = await hasAccount(uid);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const username = guestUsername(name, attempt, randomOf(uid, attempt, keys));
    const profile = { uid, username, name, photoURL: null, bio: '', acceptsMessages: true, createdAt: now };
    const until = guestUntil(now);
    const account = { email: null, phone: null, adultAt: null, guestUntil: until, createdAt: now, isLeftOver };
    const made = await createProfile(profile, account, usernameOf(username, uid, keys));
    if (made) return made;
  }
  throw new DomainError('unavailable', 'No free username was found. Try again.');
}

/**
 * Makes a profile for somebody without an account, or puts off its end. Throws `account-required` for an
 * account, `guests-off`, `invalid-input` for a name that poses as ours or is rude, `gone`, `rate-limited`.
 */
export async function ensureGuest(
  { name }: ParsedInputOf<'ensureGuest'>,
  context: CallerContext,
): Promise<OutputOf<'ensureGuest'>> {
  const { uid, now, keys, isAnonymous } = context;
  const pass = guestPass(uid, now, keys);
  const existing = await fetchProfile(uid);
  if (existing) {
    if (!(await prolongGuest(uid, guestUntil(now)))) throw new DomainError('forbidden', 'This is no guest.');
    return { profile: existing, pass };
  }
  await assertNotErased(uid);
  if (name === undefined) return { profile: null, pass };
  if (!isAnonymous) throw new DomainError('account-required', 'Sign up to publish.');
  await assertOn('guests');
  assertFriendly(name);
  await admitGuest(context);
  return { profile: await makeGuest(name, context), pass };
}

/** Moves everything a guest has to the caller, by the pass from `ensureGuest`. Throws `not-found`. */
export async function takeOverGuest(
  { pass }: ParsedInputOf<'takeOverGuest'>,
  { uid, ...context }: CallerContext,
): Promise<OutputOf<'takeOverGuest'>> {
  await takeOver(pass, uid, context);
  return {};
}
