import { describe, expect, it } from 'vitest';
import fc from '../tests/fast-check.ts';
import { EMPTY_MESSAGE, isMessageDraft, isUnfinishedResponse, isUnlockedQuiz } from './stored.ts';
import { makeQuiz } from './testing/make-quiz.ts';

const ID = '0b0f6f0a-6f0e-4a44-9d2c-3c8f5d7e9a10';
const PLAY = {
  submissionId: ID,
  revision: 2,
  total: 3,
  name: null,
  isAdult: false,
  answers: [{ questionId: 'q1', given: 'tea' }],
};
const UNLOCKED = { quiz: makeQuiz('two-truths'), pass: 'pass', expiresAt: 1 };

describe.each([
  ['a play', isUnfinishedResponse, PLAY, { submissionId: 'x', revision: '2', name: 7, answers: [{ given: 'tea' }] }],
  ['a message', isMessageDraft, EMPTY_MESSAGE, { text: null, attempt: { id: ID }, isHandedOver: 'no', seed: 1 }],
  ['an unlocked quiz', isUnlockedQuiz, UNLOCKED, { quiz: { ...UNLOCKED.quiz, type: 'toString' }, pass: 1 }],
])('%s', (_, fits: (value: unknown) => boolean, value, wrong) => {
  it('is valid, also with fields of a newer version', () => {
    expect(fits(value)).toBe(true);
    expect(fits({ ...value, added: 1 })).toBe(true);
  });

  it.each(Object.keys(value))('requires %s', (name) => {
    expect(fits({ ...value, [name]: undefined })).toBe(false);
  });

  it.each(Object.entries(wrong))('is invalid with %s: %j', (name, other) => {
    expect(fits({ ...value, [name]: other })).toBe(false);
  });

  it('is never anything else, and no check throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (other) => !fits(other)));
  });
});
