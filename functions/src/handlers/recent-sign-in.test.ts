import { RECENT_SIGN_IN_S } from '@domain/limits.ts';
import { describe, expect, it } from 'vitest';
import { createKeys } from '../services/keys.ts';
import { deleteAccount } from './delete-account.ts';
import { exportMyData } from './export-my-data.ts';

const NOW = 1_790_000_000_000;

// refused before anything is read, so it takes no backend; local ones take no token that says so
describe.each([
  ['too long ago', NOW - RECENT_SIGN_IN_S * 1000 - 1],
  ['at a time that the token does not tell', 0],
])('somebody who signed in %s', (_, signedInAt) => {
  const network = () => ({ sender: '', site: '' });
  const context = { uid: 'maya', now: NOW, signedInAt, keys: createKeys('x'.repeat(32)), isAnonymous: false, network };
  const isRefused = { code: 'recent-sign-in-required' };

  it('cannot delete the account', async () => {
    await expect(deleteAccount({ username: 'maya' }, context)).rejects.toMatchObject(isRefused);
  });

  it('cannot export their data, from the first page or a later one', async () => {
    await expect(exportMyData({ part: 'account', after: null }, context)).rejects.toMatchObject(isRefused);
    await expect(exportMyData({ part: 'messages', after: 'm1' }, context)).rejects.toMatchObject(isRefused);
  });
});
