import { expect, it } from 'vitest';
import { lockWith, opensLock } from './passwords.ts';

it('a lock opens with its own password only, however a keyboard encodes it', async () => {
  const lock = await lockWith('Åse 1');
  expect(await opensLock('Åse 1', lock)).toBe(true);
  expect(await opensLock('Åse 1'.normalize('NFD'), lock)).toBe(true);
  for (const wrong of ['åse 1', 'Åse', 'Åse 1 ', '']) expect(await opensLock(wrong, lock)).toBe(false);
});

it('no two locks are alike, and none reveals its password', async () => {
  const [one, two] = await Promise.all([lockWith('sesame'), lockWith('sesame')]);
  expect(new Set([one.salt, two.salt, one.hash, two.hash, one.version, two.version]).size).toBe(6);
  expect(JSON.stringify(one)).not.toContain('sesame');
});
