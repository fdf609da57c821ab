import { makeQuiz } from '@domain/testing/make-quiz.ts';
import { beforeEach, expect, test } from 'vitest';
import { forgetExpiredPasses } from './expired-passes.ts';
import { readUnlocked, storeUnlocked } from './unlocked-quiz.ts';

beforeEach(() => localStorage.clear());

test('a private quiz is forgotten when its pass has expired, whether or not it is opened again', () => {
  const quiz = makeQuiz('know-me', { isPublic: false });
  storeUnlocked('expired2', { quiz, pass: 'p', expiresAt: 1000 });
  storeUnlocked('stillopn', { quiz, pass: 'p', expiresAt: 1001 });
  localStorage.setItem('whoknows-install', '{}');
  forgetExpiredPasses(1000);
  expect(Object.keys(localStorage).sort()).toEqual(['whoknows-install', 'whoknows-pass-stillopn']);
  expect(readUnlocked('stillopn', 1000)).toMatchObject({ pass: 'p' });
});
