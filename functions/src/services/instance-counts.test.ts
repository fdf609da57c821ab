import { expect, it } from 'vitest';
import { createInstanceCounts, createSampler } from './instance-counts.ts';

const counter = (key: string) => ({ key, limit: { tries: 2, windowS: 60 } });

it('counts each key separately until its window ends', () => {
  const counts = createInstanceCounts();
  expect([counts.take(counter('a'), 1000), counts.take(counter('a'), 2000)]).toEqual([null, null]);
  expect(counts.take(counter('a'), 3000)).toEqual({ key: 'a', endsAt: 61_000 });
  expect(counts.take(counter('b'), 3000)).toBeNull();
  expect(counts.take(counter('a'), 60_999)).not.toBeNull();
  expect(counts.take(counter('a'), 61_000)).toBeNull();
});

it('uncounts a try that was given back', () => {
  const counts = createInstanceCounts();
  for (let n = 0; n < 5; n++) {
    expect(counts.take(counter('a'), 1000)).toBeNull();
    counts.giveBack('a');
  }
  counts.giveBack('never seen');
});

it('forgets the oldest keys first, so a flood of others resets nobody right away', () => {
  const counts = createInstanceCounts();
  const flood = (from: number, to: number) => {
    for (let n = from; n < to; n++) counts.take(counter(`key ${n}`), 1000);
  };
  flood(0, 5000);
  for (let n = 0; n < 2; n++) counts.take(counter('full'), 1000);
  flood(5000, 14_000);
  expect(counts.take(counter('full'), 1000)).not.toBeNull();
});

it('has bounded memory, however many keys there are', () => {
  const counts = createInstanceCounts();
  for (let n = 0; n < 2; n++) counts.take(counter('first'), 1000);
  for (let n = 0; n < 20_000; n++) counts.take(counter(`key ${n}`), 1000);
  expect(counts.take(counter('first'), 1000)).toBeNull();
});

it('takes the first of each minute, and then one in many', () => {
  const isTaken = createSampler(10);
  const takenOf = (times: number, at: number) =>
    Array.from({ length: times }, () => isTaken(at)).filter(Boolean).length;
  expect([takenOf(10, 60_000), takenOf(95, 90_000), takenOf(3, 120_000)]).toEqual([10, 9, 3]);
});
