import { expect, it } from 'vitest';
import { isCaseReference, kindIn, referenceIn, referenceTo } from './case.ts';

const ID = 'player-name.abcd2345.0123456789abcdef';

it('finds the case in the text of an objection, wherever it is', () => {
  expect(referenceIn(`About the decision ${referenceTo(ID)}.\n\nWhy: [not this]`)).toBe(ID);
  expect(referenceIn(`About ${ID}`)).toBeNull();
  expect(referenceIn('[quiz] [quiz.] [quiz.a b] [case.abc]')).toBeNull();
});

it.each([
  [ID, true],
  ['quiz.abcd2345.0123456789abcdef', true],
  ['quiz.abcd2345.0123] and more', false],
  ['other.abc', false],
  ['', false],
  [null, false],
])('%s names a case: %s', (value, expected) => expect(isCaseReference(value)).toBe(expected));

it.each([
  [ID, 'player-name'],
  ['circle-name.0123', 'circle-name'],
  ['circle.0123', 'circle'],
  ['0123-4567', null],
])('%s is about: %s', (id, kind) => expect(kindIn(id)).toBe(kind));
