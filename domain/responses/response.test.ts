import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { QUIZ_TYPES } from '../games/index.ts';
import { QUESTIONS_MAX } from '../limits.ts';
import { makeResponse, makeResponseInput } from '../testing/make-response.ts';
import { isClosed, withoutTexts } from './public-response.ts';
import { response } from './response.ts';
import { responseInput } from './response-input.ts';

it.each(QUIZ_TYPES)('accepts a submission of a %s quiz, and the stored response fits its schema', (type) => {
  expect(z.safeParse(responseInput, makeResponseInput(type)).success).toBe(true);
  expect(z.safeParse(response, makeResponse(type)).success).toBe(true);
});

it('ignores a score sent with a submission', () => {
  const forged = { ...makeResponseInput('know-me'), score: 99, percentage: 100, ownerId: 'me' };
  expect(Object.keys(z.parse(responseInput, forged)).sort()).toEqual(
    ['answers', 'id', 'quizId', 'responderName', 'revision', 'tracking'].sort(),
  );
});

it.each([
  [{ responderName: '' }],
  [{ responderName: 'x'.repeat(21) }],
  [{ answers: [] }],
  [{ revision: 0 }],
  [{ revision: 1.5 }],
  [{ quizId: 'x' }],
  [{ id: '' }],
  [{ pass: 'x'.repeat(301) }],
  [{ answers: Array.from({ length: QUESTIONS_MAX + 1 }, () => ({ questionId: 'q', given: '' })) }],
])('refuses %j', (change) => {
  expect(z.safeParse(responseInput, makeResponseInput('know-me', change)).success).toBe(false);
});

it.each(QUIZ_TYPES)(
  'the public form of a private %s response fits its schema and holds only the given answers',
  (type) => {
    const whole = { ...makeResponse(type), isPrivate: true };
    const open = withoutTexts(whole);
    expect(z.parse(response, open)).toEqual(open);
    expect(open.givenAnswers).toEqual(whole.answers.map(({ questionId, given }) => ({ questionId, given })));
    expect([isClosed(open), isClosed(whole), isClosed(makeResponse(type))]).toEqual([true, false, false]);
  },
);
