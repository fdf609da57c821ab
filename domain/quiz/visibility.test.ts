import { expect, it } from 'vitest';
import { QUIZ_TYPES } from '../games/index.ts';
import { makeQuiz } from '../testing/make-quiz.ts';
import { hasBoard } from './visibility.ts';

it.each(QUIZ_TYPES)('a public quiz of any game has a scoreboard: %s', (type) => {
  expect(hasBoard(makeQuiz(type))).toBe(true);
  expect(hasBoard(makeQuiz(type, { hasBoard: true }))).toBe(true);
});

it('its creator can turn it off', () => {
  expect(hasBoard(makeQuiz('know-me', { hasBoard: false }))).toBe(false);
});

it.each([undefined, true, false])('a private quiz has none, whatever was chosen while it was public: %s', (wanted) => {
  const quiz = { ...makeQuiz('know-me', { isPublic: false }), ...(wanted !== undefined && { hasBoard: wanted }) };
  expect(hasBoard(quiz)).toBe(false);
});
