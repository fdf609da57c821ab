import { isIPv4, isIPv6 } from 'node:net';

/** An address without what may stand around it: a port, brackets, a zone. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');

/** The eight groups of an address of IPv6, as numbers; URL writes every spelling of one address alike. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const parts = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [before, after] = [parts(head), parts(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** The address of IPv4 that is written as one of IPv6 (`::ffff:1.2.3.4`); null when it is none. */
function mappedIPv4(groups: readonly number[]): string | null {
  const [zeros, mark, high = 0, low = 0] = [groups.slice(0, 5), groups[5], groups[6], groups[7]];
  if (mark !== 0xffff || zeros.some((group) => group !== 0)) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** An IP address in its one spelling, as a header or a socket may have written it; null for anything else. */
export function parseAddress(text: string): string | null {
  const address = bare(text);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  return mappedIPv4(groupsOf(address)) ?? new URL(`http://[${address}]/`).hostname.slice(1, -1);
}

/** The network of an address of IPv6 with so many groups in common, or the address of IPv4. */
function prefixOf(address: string, groups: number): string {
  if (!isIPv6(address)) return address;
  const prefix = groupsOf(address).slice(0, groups);
  return `${prefix.map((group) => group.toString(16)).join(':')}::/${groups * 16}`;
}

/** What stands for one household: an address of IPv4, or the /64 of IPv6 that a provider gives to one connection. */
export const networkOf = (address: string): string => prefixOf(address, 4);

/** What one customer gets without asking twice: an address of IPv4, or a /48 of IPv6, which has 65,536 of those networks. */
export const siteAddressOf = (address: string): string => prefixOf(address, 3);
