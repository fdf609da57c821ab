import { DomainError } from '@domain/errors.ts';
import { isPossibleUsername } from '@domain/ids.ts';
import { paths } from '@domain/paths.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';
import { cacheAnswer, readCached } from './read-cache.ts';

/** A creator from the server, or from the cache (`keptAt`, milliseconds since 1970). */
export interface FoundProfile extends Profile {
  keptAt: number | null;
}

/** Returns whether the profile came from the cache and may be outdated. */
export const isCopy = (found: FoundProfile | null): boolean => found !== null && found.keptAt !== null;

/** Visitors learn nothing of suspended people: they look like missing ones. */
const ifShown = (error: unknown) => {
  if (error instanceof DomainError && error.code === 'forbidden') return null;
  throw error;
};

/** Returns a profile by its username in one read; null when nobody has it. */
async function readProfile(username: string): Promise<Record<string, unknown> | null> {
  const found = await fetchDocument(paths.username(username)).catch(ifShown);
  const card = found && toPlainDocument(found, 'username');
  if (!card || 'name' in card) return card;
  // an old account whose profile copy isn't there yet, or one being deleted
  const stored = await fetchDocument(paths.profile(String(card['uid'])));
  return stored && toPlainDocument(stored, 'uid');
}

/**
 * Returns a creator; after a cached copy, `update` gets the server's. What came with the page (`given`) needs no read.
 * Throws `network`, `unavailable`, `internal`.
 */
export async function fetchProfileByUsername(
  username: string,
  update?: (late: FoundProfile | null) => void,
  given?: FoundProfile | null,
): Promise<FoundProfile | null> {
  const wanted = username.toLowerCase();
  if (!isPossibleUsername(wanted)) return null;
  const name = `profile:${wanted}`;
  if (given !== undefined) {
    cacheAnswer(name, given);
    return given;
  }
  return readCached(
    name,
    readProfile(wanted),
    (found, keptAt) => (found === null ? null : { ...(found as Profile), keptAt }),
    update,
  );
}
