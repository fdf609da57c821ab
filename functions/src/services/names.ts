import { DomainError } from '@domain/errors.ts';
import { isOffensiveName } from '@domain/moderation/public-name.ts';
import { posesAsUs } from '@domain/profiles/impostors.ts';
import type { Username } from '../db/usernames.ts';
import type { Keys } from './keys.ts';

/** Returns a username with keyed hashes by which it, and its holder, are recognized after it was given up. */
export const usernameOf = (username: string, uid: string, keys: Keys): Username => ({
  username,
  key: keys.sign('username', username).toString('hex'),
  holder: keys.sign('username', username, uid).toString('base64url'),
});

/** The same refusal for a name in use and one given up lately: which of the two is private. */
export const taken = (): DomainError =>
  new DomainError('conflict', 'The username is taken.', { fields: { username: 'taken' } });

/** Returns the public form of a name: empty for a rude one, or one that impersonates the app, like players' names. */
export const shownName = (name: string): string => (isOffensiveName(name, []) || posesAsUs(name) ? '' : name);
