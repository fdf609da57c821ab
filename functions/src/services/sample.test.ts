import { expect, it } from 'vitest';
import { createSampler } from './sample.ts';

it('takes the first of each minute, and then one in many', () => {
  const isTaken = createSampler(10);
  const takenOf = (times: number, at: number) =>
    Array.from({ length: times }, () => isTaken(at)).filter(Boolean).length;
  expect([takenOf(10, 60_000), takenOf(95, 90_000), takenOf(3, 120_000)]).toEqual([10, 9, 3]);
});
