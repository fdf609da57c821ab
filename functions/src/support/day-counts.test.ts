import { expect, it } from 'vitest';
import { countForDay, giveBackDayCounts, takeDayCounts } from './day-counts.ts';
import { logFailure } from './log.ts';

it('counts errors and limits, not refusals, and starts over when the counts are taken', () => {
  takeDayCounts(); // of tests in the same process
  for (const code of [
    'internal',
    'unavailable',
    'rate-limited',
    'recipient-rate-limited',
    'not-found',
    'conflict',
  ] as const)
    logFailure('test', code, null);
  const taken = takeDayCounts();
  expect(Object.fromEntries(taken ?? [])).toEqual({ errors: 2, limitsHit: 2 });
  expect(takeDayCounts()).toBeNull();
  giveBackDayCounts(taken ?? new Map());
  countForDay('errors');
  expect(takeDayCounts()?.get('errors')).toBe(3);
});
