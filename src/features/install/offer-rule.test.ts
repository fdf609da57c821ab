import { INSTALL_PAUSE_MS } from '@domain/limits.ts';
import { expect, test } from 'vitest';
import { mayOffer } from './offer-rule.ts';

const NOW = Date.UTC(2026, 10, 21);

test('somebody who was never asked is asked once at each kind of moment', () => {
  expect(mayOffer({}, 'quiz', NOW)).toBe(true);
  expect(mayOffer({ shown: ['quiz'] }, 'quiz', NOW)).toBe(false);
  expect(mayOffer({ shown: ['quiz'] }, 'result', NOW)).toBe(true);
  expect(mayOffer({ shown: ['quiz', 'result', 'message'] }, 'message', NOW)).toBe(false);
});

test('a no counts for the length of the pause, a second one forever', () => {
  const once = { shown: ['quiz'], dismissals: 1, dismissedAt: NOW };
  expect(mayOffer(once, 'result', NOW + INSTALL_PAUSE_MS - 1)).toBe(false);
  expect(mayOffer(once, 'result', NOW + INSTALL_PAUSE_MS)).toBe(true);
  expect(mayOffer({ ...once, dismissals: 2 }, 'result', NOW + 10 * INSTALL_PAUSE_MS)).toBe(false);
});

test('a clock that was set back leads to no offer', () => {
  expect(mayOffer({ dismissals: 1, dismissedAt: NOW }, 'result', NOW - INSTALL_PAUSE_MS)).toBe(false);
});

test('an installed app is not offered', () => {
  expect(mayOffer({ isInstalled: true }, 'quiz', NOW)).toBe(false);
});
