import type { ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { adultFrom } from '@domain/profiles/age.ts';
import { faceAddress, portraitOf } from '@domain/profiles/face.ts';
import { posesAsUs } from '@domain/profiles/impostors.ts';
import { portraitAddress } from '@domain/profiles/portrait-address.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { hasAccount } from '../db/accounts.ts';
import { fetchAuthUser } from '../db/auth-users.ts';
import { assertNotErased } from '../db/erasures.ts';
import { isGuest, keepGuest } from '../db/guests.ts';
import { createProfile, fetchProfile, renameProfile } from '../db/profiles.ts';
import { isMarked } from '../db/suspensions.ts';
import type { CallerContext } from '../services/context.ts';
import type { Keys } from '../services/keys.ts';
import { taken, usernameOf } from '../services/names.ts';
import { countStep } from '../services/service-days.ts';
import { marksOf } from '../services/suspensions.ts';
import { assertOn } from '../services/switches.ts';
import { scheduleRecount } from '../services/tasks/schedule.ts';

type Chosen = ParsedInputOf<'ensureProfile'>;

/** Throws for a name that impersonates the app, and for somebody who has another account that is suspended. */
async function assertWelcome(name: string, identities: readonly string[], keys: Keys): Promise<void> {
  if (posesAsUs(name)) throw new DomainError('invalid-input', 'The name is ours.', { fields: { name: 'taken' } });
  // nobody gets out of a suspension by a new account
  if (await isMarked(marksOf(identities, keys))) throw new DomainError('suspended', 'The account is suspended.');
}

/** Keeps the profile of a guest who has signed in, under the names that they choose now. Throws `conflict`. */
async function keep(existing: Profile, chosen: Chosen, { uid, now, keys, isAnonymous, entry }: CallerContext) {
  const { name, username, ageGroup, phone } = chosen;
  const hasChosen = name !== undefined && username !== undefined && ageGroup !== undefined;
  if (isAnonymous || !hasChosen || !(await isGuest(uid))) return existing;
  const user = await fetchAuthUser(uid);
  await assertWelcome(name, user.identities, keys);
  const toUsername = (wanted: string) => usernameOf(wanted, uid, keys);
  if (!(await renameProfile(uid, { wanted: toUsername(username), toUsername, now }))) throw taken();
  const known = { email: user.email, phone: phone || user.phone, adultAt: adultFrom(ageGroup, now) };
  // the face that they have been known by
  const photoURL = portraitAddress(portraitOf(existing.name, faceAddress(chosen.face) ?? existing.photoURL));
  if (await keepGuest(uid, { name, photoURL, ...known })) countStep(entry, 'kept');
  // what only had a link is listed from now on
  await scheduleRecount({ kind: 'list', id: uid });
  return { ...existing, name, username, photoURL };
}

/**
 * Returns the caller's profile, and creates it if names and an age come along; null without names. Takes nothing
 * public from the sign-in service. Throws `conflict` if the username is taken, `gone` for a deleted account, `suspended`
 * for whoever has another account that is, `account-required` for a guest, `sign-ups-off`.
 */
export async function ensureProfile(chosen: Chosen, context: CallerContext): Promise<Profile | null> {
  const { name, username, ageGroup, phone } = chosen;
  const { uid, now, keys } = context;
  const existing = await fetchProfile(uid);
  if (existing) return keep(existing, chosen, context);
  const [user, isLeftOver] = await Promise.all([fetchAuthUser(uid), hasAccount(uid), assertNotErased(uid)]);
  if (name === undefined || username === undefined) return null;
  if (context.isAnonymous) throw new DomainError('account-required', 'Sign up first.');
  if (ageGroup === undefined)
    throw new DomainError('invalid-input', 'The age is missing.', { fields: { ageGroup: 'required' } });
  await assertOn('sign-ups');
  await assertWelcome(name, user.identities, keys);
  const profile: Profile = {
    uid,
    username,
    name,
    photoURL: portraitAddress(portraitOf(name, faceAddress(chosen.face))),
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
