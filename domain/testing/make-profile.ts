import type { Profile } from '../profiles/profile.ts';

/** Returns the profile of a creator who accepts messages. */
export function makeProfile(override: Partial<Profile> = {}): Profile {
  return {
    uid: 'owner',
    username: 'maya',
    name: 'Maya',
    photoURL: null,
    bio: '',
    acceptsMessages: true,
    createdAt: 1_750_000_000_000,
    ...override,
  };
}
