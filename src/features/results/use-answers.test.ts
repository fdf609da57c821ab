import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDeleteKey } from '../../lib/delete-keys.ts';
import { markPlayed } from '../../lib/played-quizzes.ts';
import { writeSessionHint } from '../../session/hint.ts';
import { knowsAnswers } from './use-answers.ts';

const result = {
  id: 'result-1',
  ownerId: 'maya',
  quiz: { id: 'abc23456', title: '', type: 'know-me', ownerName: 'Maya', ownerUsername: 'maya' },
} as const;
beforeEach(() => {
  const device = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('answers are hidden from somebody who could still play the quiz', () => {
  writeSessionHint({ uid: 'somebody', username: 'somebody' });
  markPlayed('another8');
  keepDeleteKey('result-2');
  expect(knowsAnswers(result)).toBe(false);
});

test.each([
  ['played the quiz on this device', () => markPlayed('abc23456')],
  ['sent this result from this device', () => void keepDeleteKey('result-1')],
  ['made the quiz', () => void writeSessionHint({ uid: 'maya', username: 'maya' })],
])('answers are shown to somebody who %s', (_who, done) => {
  done();
  expect(knowsAnswers(result)).toBe(true);
});
