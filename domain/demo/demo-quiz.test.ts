import { expect, it } from 'vitest';
import { standaloneBandOf } from './demo-quiz.ts';

it.each([
  [100, 'perfect'],
  [99.99, 'great'],
  [80, 'great'],
  [79.99, 'notBad'],
  [60, 'notBad'],
  [59.99, 'someThings'],
  [40, 'someThings'],
  [39.99, 'hangOut'],
  [0, 'hangOut'],
])('%d %% is %s', (percentage, band) => {
  expect(standaloneBandOf(percentage)).toBe(band);
});
