import { makeResponse } from '@domain/testing/make-response.ts';
import { expect, it } from 'vitest';
import { makeMine } from './ways-on.tsx';

it.each([
  ['the same questions', 'know-me', {}, '/quiz/abcd2345/mine'],
  ['the same statements', 'never-have-i-ever', {}, '/quiz/abcd2345/mine'],
  ['a new one, as truths are about one person', 'two-truths', {}, '/create-quiz?type=two-truths'],
  ['a new one, as they were told in private', 'know-me', { isPrivate: true }, '/create-quiz?type=know-me'],
] as const)('a player makes a quiz with %s: %s', (_what, type, change, address) => {
  expect(makeMine(makeResponse(type, change))).toBe(address);
});
