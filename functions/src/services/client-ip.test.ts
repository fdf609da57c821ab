import { expect, it } from 'vitest';
import { addressOf, isUnknownFrontEnd, senderOf, siteOf } from './client-ip.ts';
import { createKeys } from './keys.ts';

const socket = { remoteAddress: '127.0.0.1' };
const from = (forwarded: string | string[] | undefined) => ({ headers: { 'x-forwarded-for': forwarded }, socket });

it.each([
  ['one entry', '203.0.113.7', '203.0.113.7'],
  ["the proxy's own, which is the last", '6.6.6.6, 10.0.0.1 ,203.0.113.7', '203.0.113.7'],
  ['an address of IPv6', '2001:db8::1', '2001:db8::1'],
  ['one with a port', '6.6.6.6, 203.0.113.7:4711', '203.0.113.7'],
  ['no header', undefined, '127.0.0.1'],
  ['an empty header', '', '127.0.0.1'],
  ['an empty last entry', '6.6.6.6, ', '127.0.0.1'],
  ['a last entry that is no address', '6.6.6.6, unknown', '127.0.0.1'],
  ['a header that came twice', ['6.6.6.6', '203.0.113.7'], '203.0.113.7'],
  ["the one before Hosting's front end", '203.0.113.7, 74.125.1.1', '203.0.113.7'],
  ["the one before Hosting's front end, whatever was claimed", '6.6.6.6, 203.0.113.7,2a00:1450:4001::5', '203.0.113.7'],
  ["one of Google's own behind Hosting", '6.6.6.6, 66.249.64.9, 74.125.1.1', '66.249.64.9'],
  ['the front end, which called by itself', '74.125.1.1', '74.125.1.1'],
  ["a rented server of Google's, which is no front end", '6.6.6.6, 34.22.1.1', '34.22.1.1'],
])('the address is %s', (_, forwarded, address) => {
  expect(addressOf(from(forwarded), null)?.address).toBe(address);
});

it.each([
  [1, '203.0.113.7, 74.125.1.1', '74.125.1.1'],
  [2, '6.6.6.6, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
  [3, '6.6.6.6, 203.0.113.7, 10.0.0.1, 10.0.0.2', '203.0.113.7'],
  [3, '203.0.113.7', '203.0.113.7'],
])('with %i trusted hops, %s gives %s', (hops, forwarded, address) => {
  expect(addressOf(from(forwarded), hops)).toEqual({ address, isUnproved: false });
});

it.each([
  ['a caller that the platform saw itself', '6.6.6.6, 203.0.113.7', null, false],
  ["what one of Google's own servers says, which others can use as well", '203.0.113.7, 66.249.64.10', null, true],
  ['the same where the operator knows who stands in front', '203.0.113.7, 66.249.64.10', 2, false],
  ["one of Google's own servers that called by itself", '66.249.64.10', null, false],
])('whether the address of %s is proven', (_, forwarded, hops, isUnproved) => {
  expect(addressOf(from(forwarded), hops)).toMatchObject({ isUnproved });
});

// X-Forwarded-For as functions behind Hosting got it, measured by others: jetersen/express-ipfilter#57 (2020),
// gamedevpl/www.gamedev.pl#1141 (2026), and reported forms that must keep working
it.each([
  ['203.0.113.7,66.102.8.69', '203.0.113.7', false],
  ['9.9.9.9, 203.0.113.7, 66.102.8.142', '203.0.113.7', false],
  ['77.234.44.175,66.102.8.142', '77.234.44.175', false],
  ['200.114.214.155,104.198.56.253', '104.198.56.253', true],
  ['66.102.8.69', '66.102.8.69', false],
  ['203.0.113.7, 151.101.2.3, 66.102.8.69', '151.101.2.3', false],
  [undefined, '127.0.0.1', true],
])('behind Hosting, the visitor of %s is %s; an unknown proxy: %s', (forwarded, address, isUnknown) => {
  const request = from(forwarded);
  expect(addressOf(request, null)?.address).toBe(address);
  const byHosting = { ...request.headers, 'x-forwarded-host': 'whoknows.example' };
  expect(isUnknownFrontEnd({ headers: byHosting })).toBe(isUnknown);
  expect(isUnknownFrontEnd(request)).toBe(false);
});

it('is unknown without header and socket address', () => {
  expect(addressOf({ headers: {}, socket: {} }, null)).toBeNull();
});

const keys = createKeys('a'.repeat(64));
const sender = (forwarded: string | undefined) => senderOf(from(forwarded), keys);

it('a sender is identified by a hash that does not reveal the address', () => {
  expect(sender('203.0.113.7')).toMatch(/^[0-9a-f]{64}$/);
  expect(sender('203.0.113.7')).not.toBe(senderOf(from('203.0.113.7'), createKeys('b'.repeat(64))));
  expect(senderOf({ headers: {}, socket: {} }, keys)).toMatch(/^[0-9a-f]{64}$/);
});

it('a sender is the same whatever a client claims, and differs by address', () => {
  expect(sender('6.6.6.6, 203.0.113.7')).toBe(sender('203.0.113.7'));
  expect(sender('6.6.6.6, ::ffff:203.0.113.7')).toBe(sender('203.0.113.7'));
  expect(sender('203.0.113.8')).not.toBe(sender('203.0.113.7'));
});

it('a site is many networks of IPv6, or one address of IPv4', () => {
  const site = (forwarded: string) => siteOf(from(forwarded), keys);
  expect(site('2001:db8:1:2::1')).toBe(site('2001:db8:1:3::1'));
  expect(site('2001:db8:2:2::1')).not.toBe(site('2001:db8:1:2::1'));
  expect(site('203.0.113.7')).not.toBe(site('203.0.113.8'));
});

it('a household has one /64 of IPv6, and is one sender', () => {
  expect(sender('2001:db8:1:2:aaaa::1')).toBe(sender('2001:db8:1:2:bbbb:1:2:3'));
  expect(sender('2001:db8:1:3::1')).not.toBe(sender('2001:db8:1:2::1'));
});
