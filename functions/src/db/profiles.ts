import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@domain/errors.ts';
import { paths } from '@domain/paths.ts';
import { isFaceAddress } from '@domain/profiles/face.ts';
import { LINK_SLUG, LINK_TYPES } from '@domain/profiles/links.ts';
import { type Profile, profile } from '@domain/profiles/profile.ts';
import { countRenames } from '@domain/profiles/renames.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import type { DocumentData } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { type Account, accountFields } from './accounts.ts';
import { batchedGet } from './batched-get.ts';
import { db, fromStored, inTransaction, type Transaction, timestamp } from './firestore.ts';
import { canHave, giveUpUsername, reserveUsername, type Username, usernamesOf } from './usernames.ts';

export async function fetchProfile(uid: string): Promise<Profile | null> {
  return fromStored(profile, await db().doc(paths.profile(uid)).get());
}

/** Returns what each quiz holds of its owner; null without a profile. */
export async function fetchOwner(uid: string): Promise<Quiz['owner'] | null> {
  const found = await fetchProfile(uid);
  return found && { username: found.username, name: found.name, photoURL: found.photoURL };
}

export async function readProfile(tx: Transaction, uid: string): Promise<Profile | null> {
  return fromStored(profile, await tx.get(db().doc(paths.profile(uid))));
}

/** Returns what is stored under a username: its owner's uid and a copy of their profile. */
const cardOf = (uid: string, profile: DocumentData | undefined): object => {
  const { username: _, ...card } = profile ?? {};
  return { uid, ...card };
};

/** Updates the copy of a profile under its username. Leaves a username alone that isn't theirs. */
export async function saveProfileCard(uid: string, username: string): Promise<void> {
  const cardRef = db().doc(paths.username(username));
  await inTransaction(async (tx) => {
    const [stored, reserved] = await tx.getAll(db().doc(paths.profile(uid)), cardRef);
    if (reserved?.get('uid') !== uid) return;
    const card = cardOf(uid, stored?.get('username') === username ? stored?.data() : undefined);
    if (!isDeepStrictEqual(reserved.data(), card)) tx.set(cardRef, card);
  });
}

const shownName = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  photoURL: z.optional(z.nullable(z.string())),
  isSuspended: z.optional(z.boolean()),
});

/** Returns who is behind a username; null if nobody is, they are suspended, or their profile's copy isn't there yet. */
export async function fetchProfileCard(username: string): Promise<Quiz['owner'] | null> {
  const card = fromStored(shownName, await batchedGet(paths.username(username)));
  return card?.name === undefined || card.isSuspended
    ? null
    : { username, name: card.name, photoURL: card.photoURL ?? null };
}

/** What moderators put in the place of what a profile said. */
const CLEARED = { name: 'Removed', bio: '', photoURL: null } as const;
export type ProfileField = keyof typeof CLEARED;
const FIELDS = Object.keys(CLEARED) as ProfileField[];
export type Fields = Readonly<Partial<Record<ProfileField, unknown>>>;

const storedLinks = (uid: string, username: string) =>
  LINK_TYPES.map((type) => [db().doc(paths.link(uid, type)), { link_slug: LINK_SLUG[type], username }] as const);

/** Creates a profile with all that belongs to it, or returns the existing one; null if the username isn't free. */
export function createProfile(created: Profile, account: Account, wanted: Username): Promise<Profile | null> {
  const { uid, createdAt, ...fields } = created;
  const profile = { ...fields, createdAt: timestamp(createdAt) };
  return inTransaction(async (tx) => {
    const existing = await readProfile(tx, uid);
    if (existing) return existing;
    if (!(await canHave({ uid, wanted }, tx))) return null;
    reserveUsername(tx, wanted, cardOf(uid, profile));
    tx.create(db().doc(paths.profile(uid)), profile);
    for (const [link, shown] of storedLinks(uid, created.username)) tx.set(link, shown);
    tx.set(db().doc(paths.account(uid)), accountFields(account), { merge: true });
    return created;
  });
}

/** Changes a creator's username; false if it isn't free or there is no profile. Throws `rate-limited`. */
export function renameProfile(
  uid: string,
  { wanted, toUsername, now }: { wanted: Username; toUsername: (username: string) => Username; now: number },
): Promise<boolean> {
  const profile = db().doc(paths.profile(uid));
  return inTransaction(async (tx) => {
    const [stored, account] = await tx.getAll(profile, db().doc(paths.account(uid)));
    const before = stored?.data();
    if (!before || !(await canHave({ uid, wanted }, tx))) return false;
    const { username } = wanted;
    if (before['username'] === username) return true;
    const { recent, left, freeAt } = countRenames(account?.get('renamedAt'), now);
    if (left === 0) {
      const retryAfter = Math.ceil((freeAt - now) / 1000);
      throw new DomainError('rate-limited', 'The username was changed too often.', { retryAfter });
    }
    // also a guest's whose data they have taken over
    const { docs } = await tx.get(usernamesOf(uid));
    reserveUsername(tx, wanted, cardOf(uid, before));
    for (const { id } of docs) if (id !== username) giveUpUsername(tx, toUsername(id), now);
    tx.update(profile, { username });
    if (account?.exists) tx.update(account.ref, { renamedAt: [...recent, now] });
    for (const [link, shown] of storedLinks(uid, username)) tx.set(link, shown);
    return true;
  });
}

/** Returns the named fields that say something, with what clears them: the name becomes `Removed`. */
export async function readClearing(tx: Transaction, uid: string, fields: readonly ProfileField[]) {
  const document = db().doc(paths.profile(uid));
  const stored = await tx.get(document);
  // a drawn face says nothing
  const isFace = (value: unknown) => typeof value === 'string' && isFaceAddress(value);
  const said: Fields = Object.fromEntries(
    fields.flatMap((field) => {
      const value: unknown = stored.get(field);
      return stored.exists && value !== CLEARED[field] && !isFace(value) ? [[field, value]] : [];
    }),
  );
  const clear = (cleared: readonly ProfileField[]) => {
    if (cleared.length > 0) tx.update(document, Object.fromEntries(cleared.map((field) => [field, CLEARED[field]])));
  };
  return { said, clear };
}

/** Changes a profile's name, if it is still the given one. */
export async function revertName(uid: string, from: string, to: string): Promise<void> {
  const document = db().doc(paths.profile(uid));
  await inTransaction(async (tx) => {
    if ((await tx.get(document)).get('name') === from) tx.update(document, { name: to });
  });
}

export async function readRestoring(tx: Transaction, uid: string, before: Fields) {
  const document = db().doc(paths.profile(uid));
  const stored = await tx.get(document);
  const restored = FIELDS.filter(
    (field) => field in before && stored.get(field) === CLEARED[field] && before[field] !== CLEARED[field],
  );
  const write = () => {
    if (restored.length > 0) tx.update(document, Object.fromEntries(restored.map((field) => [field, before[field]])));
  };
  return { write, restored };
}

/** Deletes a profile, its links and its copy; its username stays reserved for a year. */
export async function deleteProfile(
  uid: string,
  { toUsername, now }: { toUsername: (username: string) => Username; now: number },
): Promise<void> {
  const { docs } = await usernamesOf(uid).get();
  const batch = db().batch();
  for (const { id } of docs) giveUpUsername(batch, toUsername(id), now);
  for (const type of LINK_TYPES) batch.delete(db().doc(paths.link(uid, type)));
  batch.delete(db().doc(paths.profile(uid)));
  await batch.commit();
}
