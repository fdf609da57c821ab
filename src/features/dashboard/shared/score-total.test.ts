import { makeQuiz } from '@domain/testing/make-quiz.ts';
import { expect, test } from 'vitest';
import { scoreTotal } from './score-total.ts';

const quizWith = (topScore: number | null) => {
  const quiz = makeQuiz('know-me');
  return { ...quiz, stats: { ...quiz.stats, topScore } };
};

test('scores are told of as many questions as there are', () => {
  const { length } = makeQuiz('know-me').questions;
  expect(scoreTotal(quizWith(null))).toBe(length);
  expect(scoreTotal(quizWith(length))).toBe(length);
});
test('not of fewer than somebody once got right', () => {
  expect(scoreTotal(quizWith(makeQuiz('know-me').questions.length + 1))).toBeNull();
});
