import { type Profile, profile } from '@domain/profiles/profile.ts';
import { isValidUsername } from '@domain/profiles/username.ts';
import { parse } from '@domain/schema.ts';
import { runQuery, toPlainDocument } from './firestore-rest.ts';
import { profileQuery } from './profile-query.ts';

/** The creator behind an address; null when nobody has that username. Throws `network`, `unavailable` or `internal`. */
export async function fetchProfileByUsername(username: string): Promise<Profile | null> {
  const wanted = username.toLowerCase();
  if (!isValidUsername(wanted)) return null;
  const [found] = await runQuery(`profile:${wanted}`, profileQuery(wanted));
  return found ? parse(profile, toPlainDocument(found, 'uid')) : null;
}
