import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { seededShuffle } from './shuffle.ts';

test('the same seed gives the same order and loses nothing', () => {
  const items = ['a', 'b', 'c'];
  const once = seededShuffle(items, 'seed-1');
  expect(seededShuffle(items, 'seed-1')).toEqual(once);
  expect([...once].sort()).toEqual(items);
  expect(items).toEqual(['a', 'b', 'c']);
});

test('over many seeds every item comes first about equally often', () => {
  const first = { a: 0, b: 0, c: 0 };
  for (let i = 0; i < 3000; i++) first[seededShuffle(['a', 'b', 'c'] as const, randomUUID())[0] as 'a'] += 1;
  for (const count of Object.values(first)) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
