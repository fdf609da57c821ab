import { expect, it } from 'vitest';
import { createKeys } from './keys.ts';
import { addressOf, senderOf } from './sender.ts';

const socket = { remoteAddress: '127.0.0.1' };

it.each([
  ['one entry', '203.0.113.7', '203.0.113.7'],
  ["the proxy's own, which is the last", '6.6.6.6, 10.0.0.1 ,203.0.113.7', '203.0.113.7'],
  ['an address of IPv6', '2001:db8::1', '2001:db8::1'],
  ['no header', undefined, '127.0.0.1'],
  ['an empty header', '', '127.0.0.1'],
  ['an empty last entry', '6.6.6.6, ', '127.0.0.1'],
])('the address is %s', (_, forwarded, address) => {
  expect(addressOf({ headers: { 'x-forwarded-for': forwarded }, socket })).toBe(address);
});

it('is unknown without header and socket address', () => {
  expect(addressOf({ headers: {}, socket: {} })).toBe('unknown');
});

it('a sender is told by a hash that does not show the address', () => {
  const sender = senderOf({ headers: {}, socket }, createKeys('a'.repeat(64)));
  expect(sender).toMatch(/^[0-9a-f]{64}$/);
  expect(sender).not.toBe(senderOf({ headers: {}, socket }, createKeys('b'.repeat(64))));
});
