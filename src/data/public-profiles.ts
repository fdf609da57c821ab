import { paths } from '@domain/paths.ts';
import { type Profile, profile } from '@domain/profiles/profile.ts';
import { isPossibleUsername } from '@domain/profiles/username.ts';
import { parse } from '@domain/schema.ts';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';
import { readCached } from './read-cache.ts';

/** A creator as the server says, or as this device kept it (`keptAt`, milliseconds since 1970). */
export interface FoundProfile extends Profile {
  keptAt: number | null;
}

/** Whether the server may know better. */
export const isCopy = (found: FoundProfile | null): boolean => found !== null && found.keptAt !== null;

/** A profile by its username, in one read; null when nobody has that username. */
async function readProfile(username: string): Promise<Record<string, unknown> | null> {
  const found = await fetchDocument(paths.username(username));
  const card = found && toPlainDocument(found, 'username');
  if (!card || 'name' in card) return card;
  // the account is an old one, and the server has not put the copy of the profile there yet; or it is being deleted
  const stored = await fetchDocument(paths.profile(String(card['uid'])));
  return stored && toPlainDocument(stored, 'uid');
}

/**
 * The creator behind an address; null when nobody has that username. `update` gets what the server says after a copy of
 * this device was given. Throws `network`, `unavailable` or `internal`.
 */
export async function fetchProfileByUsername(
  username: string,
  update?: (late: FoundProfile | null) => void,
): Promise<FoundProfile | null> {
  const wanted = username.toLowerCase();
  if (!isPossibleUsername(wanted)) return null;
  const name = `profile:${wanted}`;
  return readCached(
    name,
    readProfile(wanted),
    (found, keptAt) => (found === null ? null : { ...parse(profile, found), keptAt }),
    update,
  );
}
