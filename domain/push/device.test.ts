import { describe, expect, it } from 'vitest';
import { parse } from '../schema.ts';
import { makeDevice, makeDeviceInput } from '../testing/make-device.ts';
import { device, deviceInput } from './device.ts';

describe('a device', () => {
  it('is read back as it was stored', () => {
    const stored = makeDevice({ quietHours: { from: 1320, to: 420 } });
    expect(parse(device, stored)).toEqual(stored);
  });

  it.each<[string, object]>([
    ['a language that there is not', { language: 'tlh' }],
    ['no time zone', { timeZone: null }],
    ['an endless time zone', { timeZone: 'x'.repeat(65) }],
    ['no subscription', { subscription: {} }],
  ])('is not saved with %s', (_, change) => {
    expect(() => parse(deviceInput, { ...makeDeviceInput(), ...change })).toThrow();
  });
});
