import { DomainError } from '@domain/errors.ts';
import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { LINK_TYPES, type LinkType, type UserLink } from '@domain/profiles/links.ts';
import { type Profile, profile } from '@domain/profiles/profile.ts';
import { collection, type DocumentSnapshot, doc, updateDoc } from 'firebase/firestore';
import * as z from 'zod/mini';
import { auth, firestore } from './firebase.ts';
import { trackWrite } from './pending-writes.ts';
import { type Fail, subscribeToDocument, subscribeToList, type Unsubscribe } from './subscribe.ts';
import { toApp } from './to-plain.ts';

/** Subscribes to a profile; null when the server says it doesn't exist. */
export function subscribeToProfile(uid: string, next: (profile: Profile | null) => void, fail: Fail): Unsubscribe {
  const reference = doc(firestore, paths.profile(uid));
  return subscribeToDocument(reference, (snapshot) => toApp(profile, snapshot, 'uid'), next, fail);
}

type ProfileChange = Partial<Pick<Profile, 'name' | 'bio' | 'photoURL' | 'acceptsMessages'>>;

/** Returns the signed-in user's uid. Throws `unauthenticated`. */
export function requireUid(): string {
  const user = auth.currentUser;
  if (!user) throw new DomainError('unauthenticated', 'No user logged in');
  return user.uid;
}

/** Like `trackWrite`. Throws `unauthenticated`, `forbidden`, `not-found`, `internal`, and reverts the live profile. */
export async function updateProfile(change: ProfileChange): Promise<void> {
  const reference = doc(firestore, paths.profile(requireUid()));
  await trackWrite({ path: reference.path, fields: change }, () => updateDoc(reference, change));
}

const storedLink = z.object({ type: z.enum(LINK_TYPES), link_slug: z.string(), username: z.string() });
const placeOf = (type: LinkType) => LINK_TYPES.indexOf(type);

/** Subscribes to a creator's four links, always in the same order. */
export function subscribeToLinks(uid: string, next: (links: UserLink[]) => void, fail: Fail): Unsubscribe {
  const links = collection(firestore, paths.links(uid));
  const convert = (snapshot: DocumentSnapshot): UserLink | null => {
    const link = toApp(storedLink, snapshot, 'type');
    return link && { type: link.type, linkSlug: link.link_slug, username: link.username };
  };
  const sort = (found: UserLink[]) => next(found.sort((a, b) => placeOf(a.type) - placeOf(b.type)));
  return subscribeToList(links, convert, sort, fail, 'links');
}

function toDataURL(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Returns a photo as a data URL; null when it can't be fetched. */
export async function fetchPhoto(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    return response.ok ? await toDataURL(await response.blob()) : null;
  } catch {
    return null;
  }
}
