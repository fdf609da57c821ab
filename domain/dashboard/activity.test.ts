import { expect, test } from 'vitest';
import { activityLevel, activityShare, profileViews } from './activity.ts';

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

test('views are those counted, plus two and a half times the responses from before', () => {
  expect([0, 1, 6].map((responses) => profileViews(responses, undefined).views)).toEqual([0, 3, 15]);
  const counted = { count: 40, since: 0, playsBefore: 6 };
  expect(profileViews(11, counted)).toEqual({ views: 55, estimated: 15 });
  expect(profileViews(11, { ...counted, playsBefore: 0 })).toEqual({ views: 40, estimated: 0 });
});
