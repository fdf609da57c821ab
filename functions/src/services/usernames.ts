import { DomainError } from '@domain/errors.ts';
import type { Username } from '../db/usernames.ts';
import type { Keys } from './keys.ts';

/** How a username is known again after it was given up, and whose it was: nobody is found by either without the key. */
export const usernameOf = (username: string, uid: string, keys: Keys): Username => ({
  username,
  key: keys.sign('username', username).toString('hex'),
  holder: keys.sign('username', username, uid).toString('base64url'),
});

/** The refusal of a username that somebody has, or gave up lately: which of the two is nobody's business. */
export const taken = (): DomainError =>
  new DomainError('conflict', 'The username is taken.', { fields: { username: 'taken' } });
