import { expect, test } from 'vitest';
import { statsOf } from './stats.ts';

const of = (questions: number, scores: Record<string, number>) =>
  statsOf({ scores, questions: Array.from({ length: questions }) as never });

test('average and best are numbers of right answers', () => {
  expect(of(2, { '2/2': 1, '1/2': 2 })).toEqual({ responses: 3, averageScore: 1.3, topScore: 2 });
});

test('they are scaled to the current number of questions, so nobody exceeds it', () => {
  const scores = { '5/10': 1, '20/20': 1 };
  expect(of(60, scores)).toEqual({ responses: 2, averageScore: 45, topScore: 60 });
  expect(of(5, scores)).toEqual({ responses: 2, averageScore: 3.8, topScore: 5 });
});

test('every number of right answers survives the scaling, for every number of questions', () => {
  for (let questions = 1; questions <= 60; questions++)
    for (let right = 0; right <= questions; right++)
      expect(of(questions, { [`${right}/${questions}`]: 1 }).topScore).toBe(right);
});

test.each([{}, { '2/2': 0 }])('nobody has answered yet, or not any more: %j', (scores) => {
  expect(of(5, scores)).toEqual({ responses: 0, averageScore: null, topScore: null });
});
