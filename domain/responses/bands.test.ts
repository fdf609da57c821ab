import { expect, it } from 'vitest';
import { bandOf, headlineOf } from './bands.ts';

it.each([
  [100, 90, 'amazing'],
  [89.99, 75, 'excellent'],
  [74.99, 60, 'good'],
  [59.99, 40, 'notBad'],
  [39.99, 20, 'aLittle'],
  [19.99, 0, 'hardly'],
])('%d to %d %% is %s', (from, to, band) => {
  expect([from, to].map(bandOf)).toEqual([band, band]);
});

it.each([
  [100, 99.5, 'all'],
  [99.4, 80, 'most'],
  [79, 60, 'good'],
  [59, 40, 'half'],
  [39, 20, 'some'],
  [19, 0, 'hardly'],
])('%d to %d %% has the headline "%s"', (from, to, headline) => {
  expect([from, to].map(headlineOf)).toEqual([headline, headline]);
});
