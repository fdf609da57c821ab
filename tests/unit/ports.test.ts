import { expect, test } from 'vitest';
import { portOffset, portsAt } from '../../scripts/lib/ports.ts';

test('backends side by side share no port, whatever thousands lie between them', () => {
  const offsets = [0, 1000, 2000, 9000, 20_000, 21_000, 30_000, 39_000, 40_000, 49_000];
  const ports = offsets.flatMap((offset) => Object.values(portsAt(offset)));
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.max(...ports)).toBeLessThan(65_536);
});

test.each(['0', '1000', '9000'])('PORT_OFFSET=%s is taken', (value) => {
  expect(portOffset(value)).toBe(Number(value));
});

test.each(['100', '200', '-1000', '10000', 'abc', '', ' '])(
  'PORT_OFFSET=%s is refused with the values that work',
  (value) => {
    expect(() => portOffset(value)).toThrow(/multiple of 1000 from 0 to 9000/);
  },
);
