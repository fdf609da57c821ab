import { makeResponseInput } from '@domain/testing/make-response.ts';
import { expect, it, test } from 'vitest';
import { digestOfKey, digestOfResponse, isKeyOf } from './digests.ts';
import { createKeys } from './keys.ts';

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

const keys = createKeys('a'.repeat(64));

it('recognizes the same response in any order of its answers, whatever else came with it', () => {
  const input = makeResponseInput('know-me');
  const digest = digestOfResponse(input, keys);
  expect(digestOfResponse({ ...input, answers: input.answers.toReversed() }, keys)).toBe(digest);
  expect(digestOfResponse({ ...input, deleteKey: 'x'.repeat(22), tracking: { timestamp: 1 } }, keys)).toBe(digest);
});
