import { PASS_LIFETIME_S } from '@domain/limits.ts';
import { makeQuiz } from '@domain/testing/make-quiz.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetExpiredPasses } from './expired-passes.ts';
import { readUnlocked, storeUnlocked } from './unlocked-quiz.ts';

const HOUR_MS = 3_600_000;
const quiz = makeQuiz('know-me', { isPublic: false });
/** By the server's clock; the device's is set in each test. */
const unlocked = { quiz, pass: 'p', expiresAt: PASS_LIFETIME_S * 1000 };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => void vi.useRealTimers());

test.each([-400 * 24, -3, 0, 3, 400 * 24])(
  'a private quiz stays open for as long as its pass holds, by a clock that is off by %d hours',
  (hours) => {
    const start = 400 * 24 * HOUR_MS + hours * HOUR_MS;
    vi.setSystemTime(start);
    storeUnlocked('stillopn', unlocked);
    vi.setSystemTime(start + PASS_LIFETIME_S * 1000 - 1);
    expect(readUnlocked('stillopn')).toMatchObject({ pass: 'p' });
    vi.setSystemTime(start + PASS_LIFETIME_S * 1000);
    expect(readUnlocked('stillopn')).toBeNull();
  },
);

test('what no longer holds is forgotten, whether or not it is opened again, also after the clock was put back', () => {
  vi.setSystemTime(100 * HOUR_MS);
  storeUnlocked('putback2', unlocked);
  vi.setSystemTime(50 * HOUR_MS);
  storeUnlocked('stillopn', unlocked);
  localStorage.setItem('whoknows-install', '{}');
  forgetExpiredPasses();
  expect(Object.keys(localStorage).sort()).toEqual(['whoknows-install', 'whoknows-pass-stillopn']);
});
