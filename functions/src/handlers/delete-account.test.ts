import { RECENT_SIGN_IN_S } from '@domain/limits.ts';
import { expect, it } from 'vitest';
import { createKeys } from '../services/keys.ts';
import { deleteAccount } from './delete-account.ts';

const NOW = 1_790_000_000_000;

// refused before anything is read, so it takes no backend; local ones take no token that says so
it.each([
  ['too long ago', NOW - RECENT_SIGN_IN_S * 1000 - 1],
  ['at a time that the token does not tell', 0],
])('deleteAccount refuses who signed in %s', async (_, signedInAt) => {
  const context = { uid: 'maya', now: NOW, signedInAt, keys: createKeys('x'.repeat(32)) };
  await expect(deleteAccount({ username: 'maya' }, context)).rejects.toMatchObject({ code: 'recent-sign-in-required' });
});
