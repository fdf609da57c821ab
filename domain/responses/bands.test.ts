import { expect, it } from 'vitest';
import { bandOf, headlineOf } from './bands.ts';

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

it.each([
  [100, 'all'],
  [99.5, 'all'],
  [99.4, 'most'],
  [80, 'most'],
  [79, 'good'],
  [60, 'good'],
  [59, 'half'],
  [40, 'half'],
  [39, 'some'],
  [20, 'some'],
  [19, 'hardly'],
  [0, 'hardly'],
])('%d %% has the headline "%s"', (percentage, headline) => {
  expect(headlineOf(percentage)).toBe(headline);
});
