import { expect, test } from 'vitest';
import { activityLevel, activityShare, estimatedViews } from './activity.ts';

test.each([
  [0, 'gettingStarted'],
  [5, 'gettingStarted'],
  [6, 'active'],
  [10, 'active'],
  [11, 'veryActive'],
])('%i responses are %s', (responses, level) => {
  expect(activityLevel(responses)).toBe(level);
});

test('the bar is full at twenty responses and never exceeds that', () => {
  expect([0, 5, 20, 900].map(activityShare)).toEqual([0, 0.25, 1, 1]);
});

test('views are two and a half times the responses, rounded', () => {
  expect([0, 1, 6].map(estimatedViews)).toEqual([0, 3, 15]);
});
