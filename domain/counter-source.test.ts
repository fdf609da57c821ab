import { expect, test } from 'vitest';
import { counterSource, tickCounter } from './counter-source.ts';

test('a tick adds zero, one or two', () => {
  const after = [0, 0.33, 0.34, 0.66, 0.67, 0.999].map((random) => tickCounter(247, () => random));
  expect(after).toEqual([247, 247, 248, 248, 249, 249]);
});

test('only a demo without a real count starts from the example', () => {
  expect(counterSource(true, 247, 0)).toEqual({ kind: 'simulated', start: 247 });
  expect(counterSource(true, 247, 3)).toEqual({ kind: 'live', count: 3 });
  expect(counterSource(false, 247, 0)).toEqual({ kind: 'live', count: 0 });
});
