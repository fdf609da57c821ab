import { expect, it } from 'vitest';
import { networkOf, parseAddress, siteAddressOf } from './addresses.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7\t', '203.0.113.7'],
  ['203.0.113.7:443', '203.0.113.7'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['::1', '::1'],
  ['::', '::'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
])('%j is the address %s', (text, address) => expect(parseAddress(text)).toBe(address));

it.each([
  '',
  ' ',
  'unknown',
  '1.2.3',
  '256.1.1.1',
  '1.2.3.4.5',
  '01.2.3.4',
  '1.2.3.4:',
  '1.2.3.4, 5.6.7.8',
  'for=1.2.3.4',
  '[::1',
  '::1::',
  '12345::',
  '%',
  '[]',
  '::ffff:1.2.3',
  '<script>',
  '1'.repeat(5000),
])('%j is not an address', (text) => expect(parseAddress(text)).toBeNull());

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
])('the site of %s is %s', (address, site) => expect(siteAddressOf(address)).toBe(site));
