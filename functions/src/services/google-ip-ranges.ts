import { BlockList, isIPv6 } from 'node:net';

/** Large old blocks that only Google's own servers use: goog.json minus cloud.json of gstatic.com/ipranges, 2026-09. */
const OWN_BY_GOOGLE = [
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.64.0/19',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.0.0/17',
  '142.250.0.0/15',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2607:f8b0::/32',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
];

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

const own = new BlockList();
for (const range of OWN_BY_GOOGLE) {
  const [start = '', bits] = range.split('/');
  own.addSubnet(start, Number(bits), family(start));
}

export const isGoogleServer = (address: string): boolean => own.check(address, family(address));
