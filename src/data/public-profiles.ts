import { type Profile, profile } from '@domain/profiles/profile.ts';
import { isValidUsername } from '@domain/profiles/username.ts';
import { parse } from '@domain/schema.ts';
import { runQuery, toPlainDocument } from './firestore-rest.ts';
import { readKept } from './kept-reads.ts';
import { profileQuery } from './profile-query.ts';

/** A creator as the server says, or as this device kept it (`keptAt`, milliseconds since 1970). */
export interface FoundProfile extends Profile {
  keptAt: number | null;
}

/** Whether the server may know better. */
export const isCopy = (found: FoundProfile | null): boolean => found !== null && found.keptAt !== null;

/**
 * The creator behind an address; null when nobody has that username. `update` gets what the server says after a copy of
 * this device was given. Throws `network`, `unavailable` or `internal`.
 */
export async function fetchProfileByUsername(
  username: string,
  update?: (late: FoundProfile | null) => void,
): Promise<FoundProfile | null> {
  const wanted = username.toLowerCase();
  if (!isValidUsername(wanted)) return null;
  const name = `profile:${wanted}`;
  const asked = runQuery(name, profileQuery(wanted)).then(([found]) => (found ? toPlainDocument(found, 'uid') : null));
  return readKept(
    name,
    asked,
    (found, keptAt) => (found === null ? null : { ...parse(profile, found), keptAt }),
    update,
  );
}
