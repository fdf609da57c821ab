import { DomainError } from '@domain/errors.ts';
import { expect, test } from 'vitest';
import { setTokenSource, withAppCheckToken } from './app-check-token.ts';

// Node has no IndexedDB: tests/e2e/app-check.spec.ts tests what a page leaves for the worker

/** Returns the tokens received by a server that accepts only some. */
function serverTaking(accepted: readonly (string | null)[]) {
  const sent: (string | null)[] = [];
  const send = async (token: string | null) => {
    sent.push(token);
    if (!accepted.includes(token)) throw new DomainError('app-check-required');
    return 'done';
  };
  return { sent, send };
}
/** A page whose SDK has an old token and can get a fresh one, or not. */
const pageWith = (old: string | null, fresh: string | null) =>
  setTokenSource(async (isFresh) => (isFresh ? fresh : old));

test('an accepted token is sent once', async () => {
  pageWith('old', 'fresh');
  const { sent, send } = serverTaking(['old']);
  expect(await withAppCheckToken(send)).toBe('done');
  expect(sent).toEqual(['old']);
});

test('a refused or missing token is renewed once, and no more', async () => {
  for (const old of ['old', null]) {
    pageWith(old, 'fresh');
    const willing = serverTaking(['fresh']);
    expect(await withAppCheckToken(willing.send)).toBe('done');
    expect(willing.sent).toEqual([old, 'fresh']);
    const unwilling = serverTaking([]);
    await expect(withAppCheckToken(unwilling.send)).rejects.toMatchObject({ code: 'app-check-required' });
    expect(unwilling.sent).toEqual([old, 'fresh']);
  }
});

test('without any token the request is sent anyway, and the server decides', async () => {
  pageWith(null, null);
  const lenient = serverTaking([null]);
  expect(await withAppCheckToken(lenient.send)).toBe('done');
  const strict = serverTaking([]);
  await expect(withAppCheckToken(strict.send)).rejects.toMatchObject({ code: 'app-check-required' });
  expect(strict.sent).toEqual([null]);
});

test('any other failure has nothing to do with the token', async () => {
  pageWith('old', 'fresh');
  let count = 0;
  const send = async () => {
    count++;
    throw new DomainError('network');
  };
  await expect(withAppCheckToken(send)).rejects.toMatchObject({ code: 'network' });
  expect(count).toBe(1);
});
