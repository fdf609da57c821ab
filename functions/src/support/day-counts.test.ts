import { expect, it } from 'vitest';
import { countForDay, drainDayCounts, giveBackDayCounts } from './day-counts.ts';
import { logFailure } from './log.ts';

it('counts errors and limits, not refusals, and starts over when the counts are taken', () => {
  drainDayCounts(); // of tests in the same process
  for (const code of [
    'internal',
    'unavailable',
    'rate-limited',
    'recipient-rate-limited',
    'not-found',
    'conflict',
  ] as const)
    logFailure('test', code, null);
  const taken = drainDayCounts();
  expect(Object.fromEntries(taken ?? [])).toEqual({ errors: 2, limitsHit: 2 });
  expect(drainDayCounts()).toBeNull();
  giveBackDayCounts(taken ?? new Map());
  countForDay('errors');
  expect(drainDayCounts()?.get('errors')).toBe(3);
});
