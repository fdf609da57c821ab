import { expect, it } from 'vitest';
import { bandOf } from './bands.ts';

it.each([
  [100, 'amazing'],
  [90, 'amazing'],
  [89.99, 'excellent'],
  [75, 'excellent'],
  [74.99, 'good'],
  [60, 'good'],
  [59.99, 'notBad'],
  [40, 'notBad'],
  [39.99, 'aLittle'],
  [20, 'aLittle'],
  [19.99, 'hardly'],
  [0, 'hardly'],
])('%d %% is %s', (percentage, band) => {
  expect(bandOf(percentage)).toBe(band);
});
