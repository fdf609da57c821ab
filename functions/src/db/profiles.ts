import { isDeepStrictEqual } from 'node:util';
import { paths } from '@domain/paths.ts';
import { LINK_SLUG, LINK_TYPES } from '@domain/profiles/links.ts';
import { type Profile, profile } from '@domain/profiles/profile.ts';
import type { DocumentData } from 'firebase-admin/firestore';
import { type Account, accountFields } from './accounts.ts';
import { createTogether } from './creating.ts';
import { db, fromStored, inTransaction, type Transaction, timestamp, unlessGone } from './firestore.ts';
import { usernamesOf } from './usernames.ts';

export async function fetchProfile(uid: string): Promise<Profile | null> {
  return fromStored(profile, await db().doc(paths.profile(uid)).get());
}

export async function readProfile(tx: Transaction, uid: string): Promise<Profile | null> {
  return fromStored(profile, await tx.get(db().doc(paths.profile(uid))));
}

/** What is stored under a username: whose it is and, while they have a profile, a copy of it. */
const cardOf = (uid: string, profile: DocumentData | undefined): object => {
  const { username: _, ...card } = profile ?? {};
  return { uid, ...card };
};

/**
 * Brings the copy of a profile under its username up to date: with what the profile says now, whichever write of it
 * this is for. A username that somebody else has is left alone, and so is one that nobody has any more.
 */
export async function saveProfileCard(uid: string, username: string): Promise<void> {
  const cardRef = db().doc(paths.username(username));
  await inTransaction(async (tx) => {
    const [stored, reserved] = await tx.getAll(db().doc(paths.profile(uid)), cardRef);
    if (reserved?.get('uid') !== uid) return;
    const card = cardOf(uid, stored?.get('username') === username ? stored?.data() : undefined);
    if (!isDeepStrictEqual(reserved.data(), card)) tx.set(cardRef, card);
  });
}

/** Whether there is a copy of a profile under a username; the reservations of an older version were without. */
export async function hasProfileCard(username: string): Promise<boolean> {
  return (await db().doc(paths.username(username)).get()).get('name') !== undefined;
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
  const stored = { ...fields, createdAt: timestamp(createdAt) };
  return createTogether(
    { [paths.username(fields.username)]: cardOf(uid, stored), [paths.profile(uid)]: stored },
    { ...Object.fromEntries(links), [paths.account(uid)]: accountFields(account) },
  );
}

/** Deletes a profile, its links and its copy. The username stays reserved. */
export async function deleteProfile(uid: string): Promise<void> {
  const { docs } = await usernamesOf(uid).get();
  const batch = db().batch();
  for (const { ref } of docs) batch.set(ref, cardOf(uid, undefined));
  for (const type of LINK_TYPES) batch.delete(db().doc(paths.link(uid, type)));
  batch.delete(db().doc(paths.profile(uid)));
  await batch.commit();
}

export async function saveProfileStats(uid: string, stats: Profile['stats']): Promise<void> {
  await unlessGone(db().doc(paths.profile(uid)).update({ stats }));
}
