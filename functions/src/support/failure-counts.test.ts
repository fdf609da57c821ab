import { expect, it } from 'vitest';
import { countFailure, giveBackFailures, takeFailures } from './failure-counts.ts';

it('counts errors and limits, not refusals, and begins anew when they are taken', () => {
  takeFailures(); // of tests in the same process
  for (const code of [
    'internal',
    'unavailable',
    'rate-limited',
    'recipient-rate-limited',
    'not-found',
    'conflict',
  ] as const)
    countFailure(code);
  expect(takeFailures()).toEqual({ errors: 2, limitsHit: 2 });
  expect(takeFailures()).toBeNull();
  giveBackFailures({ errors: 2, limitsHit: 1 });
  countFailure('internal');
  expect(takeFailures()).toEqual({ errors: 3, limitsHit: 1 });
});
