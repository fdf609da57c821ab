import { DomainError } from '@domain/errors.ts';
import { APP_CHECK_MARGIN_MS } from '@domain/limits.ts';
import { makeAppCheckToken } from '@domain/testing/make-app-check-token.ts';
import { expect, test } from 'vitest';
import { isUsable, setTokenSource, withAppCheckToken } from './app-check-token.ts';

// Node has no IndexedDB: tests/e2e/app-check.spec.ts tests what a page leaves for the worker

const NOW = 1_800_000_000_000;
const runningOutIn = (ms: number) => makeAppCheckToken({ exp: (NOW + ms) / 1000 });

test.each([
  ['an hour left', runningOutIn(3_600_000), true],
  ['a second more than it may take to arrive', runningOutIn(APP_CHECK_MARGIN_MS + 1000), true],
  ['just as long as it may take to arrive', runningOutIn(APP_CHECK_MARGIN_MS), false],
  ['a second left', runningOutIn(1000), false],
  ['none left', runningOutIn(-1000), false],
  ['no token', 'nonsense', false],
])('a stored token with %s is used or not', (_, token, expected) => {
  expect(isUsable(token, NOW)).toBe(expected);
});

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
