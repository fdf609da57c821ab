import { expect, test } from 'vitest';
import { statsOf } from './stats.ts';

test('mean and best are told in right answers', () => {
  const counted = { responses: 3, averagePercent: (100 + 50 + 50) / 3, topPercent: 100 };
  expect(statsOf(counted, 2)).toEqual({ responses: 3, averageScore: 1.3, topScore: 2 });
});

test('of as many questions as there are now, so nobody is above all of them', () => {
  const counted = { responses: 2, averagePercent: 75, topPercent: 100 };
  expect(statsOf(counted, 60)).toEqual({ responses: 2, averageScore: 45, topScore: 60 });
  expect(statsOf(counted, 5)).toEqual({ responses: 2, averageScore: 3.8, topScore: 5 });
});

test('every number of right answers is told as it was, for every number of questions', () => {
  for (let questions = 1; questions <= 60; questions++)
    for (let right = 0; right <= questions; right++) {
      const percent = (right / questions) * 100;
      expect(statsOf({ responses: 1, averagePercent: percent, topPercent: percent }, questions).topScore).toBe(right);
    }
});

test('nobody has answered yet', () => {
  expect(statsOf({ responses: 0, averagePercent: null, topPercent: null }, 5)).toEqual({
    responses: 0,
    averageScore: null,
    topScore: null,
  });
});
