import { paths } from '@domain/paths.ts';
import { LINK_SLUG, LINK_TYPES } from '@domain/profiles/links.ts';
import { type Profile, profile } from '@domain/profiles/profile.ts';
import { db, fromStored, type Transaction, timestamp, unlessGone } from './firestore.ts';

export async function fetchProfile(uid: string): Promise<Profile | null> {
  return fromStored(profile, await db().doc(paths.profile(uid)).get());
}

export async function readProfile(tx: Transaction, uid: string): Promise<Profile | null> {
  return fromStored(profile, await tx.get(db().doc(paths.profile(uid))));
}

/** Creates the profile and the owner's four links. */
export function createProfile(tx: Transaction, { uid, createdAt, ...fields }: Profile): void {
  tx.create(db().doc(paths.profile(uid)), { ...fields, createdAt: timestamp(createdAt) });
  for (const type of LINK_TYPES) {
    tx.set(db().doc(paths.link(uid, type)), { link_slug: LINK_SLUG[type], username: fields.username });
  }
}

export async function saveProfileStats(uid: string, stats: Profile['stats']): Promise<void> {
  await unlessGone(db().doc(paths.profile(uid)).update({ stats }));
}
