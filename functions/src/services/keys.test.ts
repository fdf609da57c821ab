import { expect, it } from 'vitest';
import { createKeys } from './keys.ts';

const keys = createKeys('a'.repeat(64));
const hex = (...[purpose, ...parts]: Parameters<typeof keys.sign>) => keys.sign(purpose, ...parts).toString('hex');

it('signs the same the same way', () => {
  expect(hex('pass', 'x', 'y')).toBe(createKeys('a'.repeat(64)).sign('pass', 'x', 'y').toString('hex'));
});

it('tells purposes, keys and the borders of parts apart', () => {
  const all = [
    hex('pass', 'x', 'y'),
    hex('sender', 'x', 'y'),
    hex('pass', 'xy'),
    hex('pass', 'xy', ''),
    hex('pass', 'x', 'y', ''),
  ];
  all.push(createKeys('b'.repeat(64)).sign('pass', 'x', 'y').toString('hex'));
  expect(new Set(all).size).toBe(all.length);
});
