import { paths } from '@domain/paths.ts';
import { LINK_SLUG, LINK_TYPES } from '@domain/profiles/links.ts';
import { type Profile, profile } from '@domain/profiles/profile.ts';
import { type Account, accountFields } from './accounts.ts';
import { createTogether } from './creating.ts';
import { deleteAll } from './delete.ts';
import { db, fromStored, type Transaction, timestamp, unlessGone } from './firestore.ts';

export async function fetchProfile(uid: string): Promise<Profile | null> {
  return fromStored(profile, await db().doc(paths.profile(uid)).get());
}

export async function readProfile(tx: Transaction, uid: string): Promise<Profile | null> {
  return fromStored(profile, await tx.get(db().doc(paths.profile(uid))));
}

/**
 * Creates a profile with its username, the owner's four links and their account, all at once. Gives false, and changes
 * nothing, when somebody has the username or the owner has a profile. Nothing is read, so many at once do not wait in line.
 */
export async function createProfile({ uid, createdAt, ...fields }: Profile, account: Account): Promise<boolean> {
  const links = LINK_TYPES.map((type) => [
    paths.link(uid, type),
    { link_slug: LINK_SLUG[type], username: fields.username },
  ]);
  return createTogether(
    {
      [paths.username(fields.username)]: { uid },
      [paths.profile(uid)]: { ...fields, createdAt: timestamp(createdAt) },
    },
    { ...Object.fromEntries(links), [paths.account(uid)]: accountFields(account) },
  );
}

/** Deletes a profile and its links. */
export async function deleteProfile(uid: string): Promise<void> {
  const links = LINK_TYPES.map((type) => db().doc(paths.link(uid, type)));
  await deleteAll([...links, db().doc(paths.profile(uid))]);
}

export async function saveProfileStats(uid: string, stats: Profile['stats']): Promise<void> {
  await unlessGone(db().doc(paths.profile(uid)).update({ stats }));
}
