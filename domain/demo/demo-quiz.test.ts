import { expect, it } from 'vitest';
import { standaloneBandOf } from './demo-quiz.ts';

it.each([
  [100, 100, 'perfect'],
  [99.99, 80, 'great'],
  [79.99, 60, 'notBad'],
  [59.99, 40, 'someThings'],
  [39.99, 0, 'hangOut'],
])('%d to %d %% is %s', (from, to, band) => {
  expect([from, to].map(standaloneBandOf)).toEqual([band, band]);
});
