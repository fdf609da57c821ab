import { expect, test } from 'vitest';
import { digestOfKey, isKeyOf } from './delete-keys.ts';

const KEY = '3b241101-e2bb-4255-8caf-4136c566a962';

test('a key matches its own digest and no other', () => {
  const digest = digestOfKey(KEY);
  expect(digest).toMatch(/^[\w-]{43}$/);
  expect(isKeyOf(digest, KEY)).toBe(true);
  expect(isKeyOf(digest, KEY.toUpperCase())).toBe(false);
  expect(isKeyOf(digest, '')).toBe(false);
  expect(isKeyOf('', KEY)).toBe(false);
  expect(isKeyOf(digest.slice(0, 42), KEY)).toBe(false);
});
