import { expect, it } from 'vitest';
import { createKeys } from './keys.ts';

const keys = createKeys('a'.repeat(64));
const hex = (...[purpose, ...parts]: Parameters<typeof keys.sign>) => keys.sign(purpose, ...parts).toString('hex');

it('gives the same signature for the same input', () => {
  expect(hex('pass', 'x', 'y')).toBe(createKeys('a'.repeat(64)).sign('pass', 'x', 'y').toString('hex'));
});

it('separates purposes, keys and the boundaries of parts', () => {
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

it('decrypts what it encrypted, and nothing that was changed or made for another purpose', () => {
  const encrypted = keys.encrypt('reply-push', 'about', 'Salut 👋');
  expect(keys.decrypt('reply-push', 'about', encrypted)).toBe('Salut 👋');
  expect(keys.encrypt('reply-push', 'about', 'Salut 👋')).not.toEqual(encrypted);
  expect(() => keys.decrypt('reply-push', 'other', encrypted)).toThrow();
  expect(() => keys.decrypt('pass', 'about', encrypted)).toThrow();
  expect(() => createKeys('b'.repeat(64)).decrypt('reply-push', 'about', encrypted)).toThrow();
  for (let index = 0; index < encrypted.length; index++) {
    const changed = Buffer.from(encrypted);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => keys.decrypt('reply-push', 'about', changed)).toThrow();
  }
  expect(() => keys.decrypt('reply-push', 'about', encrypted.subarray(0, 20))).toThrow();
});
