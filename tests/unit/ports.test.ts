import { expect, test, vi } from 'vitest';
import { portOffset, portsAt, portsFor } from '../../scripts/lib/ports.ts';

test('backends side by side share no port, whatever PORT_OFFSET each has, and leave those for outgoing connections alone', () => {
  const ports = Array.from({ length: 10 }, (_, index) => {
    vi.stubEnv('PORT_OFFSET', String(index * 1000));
    const purposes = (['app', 'tests', 'official', 'mutants'] as const).map(portsFor);
    // beside the tests' backend stand the one that demands App Check, and the one whose reads are counted
    return [...purposes, portsAt(index * 1000 + 50), portsAt(index * 1000 + 70)].flatMap((each) => Object.values(each));
  }).flat();
  vi.unstubAllEnvs();
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.max(...ports)).toBeLessThan(32_768);
  // SIP's, to which fetch connects no more than a browser does
  expect(ports).not.toContain(5060);
  expect(ports).not.toContain(5061);
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
