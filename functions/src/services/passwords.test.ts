import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Lock } from '../db/quiz-locks.ts';
import { lockWith, opensLock } from './passwords.ts';

it('a lock opens with its own password only, however a keyboard encodes it', async () => {
  const lock = await lockWith('Åse 1');
  expect(await opensLock('Åse 1', lock)).toBe(true);
  expect(await opensLock('Åse 1'.normalize('NFD'), lock)).toBe(true);
  for (const wrong of ['åse 1', 'Åse', '']) expect(await opensLock(wrong, lock)).toBe(false);
});

it.each([
  ["don't -- 12", 'don’t — 12'],
  ['snow\u00admen', 'snowmen'],
  ['٤٥٦ cats', '456\u00a0cats'],
  ['４５６ cats', '\u202a456 cats\u202c'],
])('a lock of %j opens with %j, and the other way round', async (set, typed) => {
  expect(await opensLock(typed, await lockWith(set))).toBe(true);
  expect(await opensLock(set, await lockWith(typed))).toBe(true);
});

it('a lock from before dashes and marks were folded still opens with what it was made of', async () => {
  const old: Lock = {
    version: 'v',
    salt: 'W7fVjQWzYIZqQ2L8c6l0Hg==',
    hash: scryptSync('one--two', Buffer.from('W7fVjQWzYIZqQ2L8c6l0Hg==', 'base64'), 32, { N: 16, r: 8, p: 1 }).toString(
      'base64',
    ),
    cost: { N: 16, r: 8, p: 1 },
  };
  expect(await opensLock('one--two', old)).toBe(true);
  expect(await opensLock('one-two', old)).toBe(false);
});

it('no two locks are alike, and none reveals its password', async () => {
  const [one, two] = await Promise.all([lockWith('sesame'), lockWith('sesame')]);
  expect(new Set([one.salt, two.salt, one.hash, two.hash, one.version, two.version]).size).toBe(6);
  expect(JSON.stringify(one)).not.toContain('sesame');
});
