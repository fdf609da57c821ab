import { PLAYED_QUIZZES_MAX } from '@domain/limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { hasPlayed, markPlayed } from './played-quizzes.ts';

let device: Map<string, string>;
beforeEach(() => {
  device = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the quiz played longest ago is forgotten when there are too many', () => {
  const codes = Array.from({ length: PLAYED_QUIZZES_MAX }, (_, index) => `quiz${index}`);
  codes.forEach(markPlayed);
  markPlayed('quiz0');
  markPlayed('new');
  expect(['quiz0', 'quiz1', 'quiz2', 'new'].map(hasPlayed)).toEqual([true, false, true, true]);
});

test('invalid storage counts as empty, and is replaced', () => {
  device.set(STORAGE_KEYS.playedQuizzes, '{"abc23456":true}');
  expect(hasPlayed('abc23456')).toBe(false);
  markPlayed('abc23456');
  expect(hasPlayed('abc23456')).toBe(true);
});
