import { describe, expect, test } from 'vitest';
import { ERROR_STATUS, type ErrorCode, isRetryable } from './errors.ts';
import { OUTBOX_ASKED_PAUSE_MAX_MS } from './limits.ts';
import { type Facts, pauseLeft, standingOf } from './standing.ts';

const NOW = 1_000_000;
const CODES = [...(Object.keys(ERROR_STATUS) as ErrorCode[]), 'network' as const];
const facts = (more: Partial<Facts>, code?: ErrorCode): Facts => ({
  state: 'waiting',
  failure: code ? { code, message: 'no' } : null,
  notBefore: NOW + 5000,
  isKept: true,
  isOnline: true,
  now: NOW,
  ...more,
});
const failures = [undefined, ...CODES];
const everywhere = [true, false].flatMap((isOnline) => [true, false].map((isKept) => ({ isOnline, isKept })));

test('delivered and refused are final, whatever the network does and wherever it was stored', () => {
  for (const where of everywhere) {
    for (const code of failures) {
      expect(standingOf(facts({ ...where, state: 'delivered' }, code))).toEqual({ kind: 'delivered' });
      expect(standingOf(facts({ ...where, state: 'refused' }, code))).toEqual({
        kind: 'refused',
        failure: { code: code ?? 'internal', message: code ? 'no' : '' },
      });
    }
  }
});

describe('a submission that waits', () => {
  test('waits for the network while offline, whatever the last try ended with', () => {
    for (const code of failures) {
      expect(standingOf(facts({ isOnline: false }, code))).toEqual({ kind: 'offline', isKept: true, canHurry: false });
    }
  });

  test.each<[ErrorCode | undefined, string, boolean]>([
    [undefined, 'slow', false],
    ['network', 'offline', true],
    ['internal', 'trouble', true],
    ['unavailable', 'trouble', true],
    ['app-check-required', 'unverified', true],
  ])('online, after %s: %s', (code, kind, canHurry) => {
    for (const isKept of [true, false]) expect(standingOf(facts({ isKept }, code))).toEqual({ kind, isKept, canHurry });
  });

  test.each([
    ['rate-limited', 'limited'],
    ['recipient-rate-limited', 'limited-to-one'],
  ] as const)('has a time when the server sets a limit, and cannot be hurried (%s)', (code, kind) => {
    expect(standingOf(facts({}, code))).toEqual({ kind, until: NOW + 5000, isKept: true, canHurry: false });
    expect(standingOf(facts({ notBefore: NOW }, code))).toMatchObject({ kind: 'slow' });
  });

  test('every retryable error has a status that is not a refusal', () => {
    const kinds = CODES.filter(isRetryable).map((code) => standingOf(facts({}, code)).kind);
    expect(new Set(kinds)).toEqual(new Set(['offline', 'trouble', 'limited', 'limited-to-one', 'unverified', 'off']));
  });
});

test('a pause beyond the maximum comes from a wrong clock, and has ended', () => {
  expect(pauseLeft(NOW + OUTBOX_ASKED_PAUSE_MAX_MS, NOW)).toBe(OUTBOX_ASKED_PAUSE_MAX_MS);
  expect(pauseLeft(NOW + OUTBOX_ASKED_PAUSE_MAX_MS + 1, NOW)).toBe(0);
  expect(pauseLeft(NOW + 24 * 3_600_000, NOW)).toBe(0);
  expect(pauseLeft(NOW - 1, NOW)).toBe(0);
  expect(standingOf(facts({ notBefore: NOW + 24 * 3_600_000 }, 'rate-limited'))).toMatchObject({ kind: 'slow' });
});
