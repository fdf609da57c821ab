import { expect, it } from 'vitest';
import { DEVICE_COOKIE_S, deviceIn, makeDeviceCookie } from './device-cookie.ts';
import { createKeys } from './keys.ts';

const KEYS = createKeys('a'.repeat(64));
const NOW = 1_800_000_000_000;
const value = makeDeviceCookie(NOW, KEYS);
const cookies = `theme=dark; __session=${value}`;

it('a cookie identifies a device for a day, and only under the key that signed it', () => {
  const end = NOW + DEVICE_COOKIE_S * 1000;
  expect(deviceIn(cookies, end - 1, KEYS)).toBe(value.split('.')[0]);
  expect(deviceIn(cookies, end, KEYS)).toBeNull();
  expect(deviceIn(cookies, NOW, createKeys('b'.repeat(64)))).toBeNull();
});

it('every device gets its own cookie', () => {
  expect(deviceIn(`__session=${makeDeviceCookie(NOW, KEYS)}`, NOW, KEYS)).not.toBe(deviceIn(cookies, NOW, KEYS));
});

it.each([
  undefined,
  '',
  '__session=',
  `__session=${value}x`,
  `__session=${value}.x`,
  `my__session=${value}`,
  `__session=${'0'.repeat(32)}${value.slice(32)}`,
])('%j is rejected', (wrong) => {
  expect(deviceIn(wrong, NOW, KEYS)).toBeNull();
});
