import { expect, test } from 'vitest';
import { ageOf, shortAgeOf } from './time.ts';

const NOW = 1_800_000_000_000;
const minutesAgo = (minutes: number) => ageOf(NOW - minutes * 60_000, NOW);

test.each([
  [0, 'minute', 0],
  [59, 'minute', 59],
  [60, 'hour', 1],
  [1439, 'hour', 23],
  [1440, 'day', 1],
  [10_079, 'day', 6],
  [10_080, 'week', 1],
  [60_480, 'week', 6],
])('%i minutes are %s %i', (minutes, unit, count) => {
  expect(minutesAgo(minutes)).toEqual({ unit, count });
});

test('a clock that runs behind never makes an age negative', () => {
  expect(ageOf(NOW + 90_000, NOW)).toEqual({ unit: 'minute', count: 0 });
});

test.each([
  [-3, 'minute', 0],
  [59, 'minute', 59],
  [1439, 'hour', 23],
  [600_000, 'day', 416],
])("on the owner's page %i minutes are %s %i", (minutes, unit, count) => {
  expect(shortAgeOf(NOW - minutes * 60_000, NOW)).toEqual({ unit, count });
});
