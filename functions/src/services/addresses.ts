import { isIPv4, isIPv6 } from 'node:net';

/** Strips port, brackets and zone. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*/s, '');

/** Returns the eight groups of an IPv6 address; URL normalizes its spelling. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const parts = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [before, after] = [parts(head), parts(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** Returns the IPv4 address inside `::ffff:1.2.3.4`; null if there is none. */
function mappedIPv4(groups: readonly number[]): string | null {
  const [zeros, mark, high = 0, low = 0] = [groups.slice(0, 5), groups[5], groups[6], groups[7]];
  if (mark !== 0xffff || zeros.some((group) => group !== 0)) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Returns an IP address in its canonical spelling; null for anything else. */
export function parseAddress(text: string): string | null {
  const address = bare(text);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  return mappedIPv4(groupsOf(address)) ?? new URL(`http://[${address}]/`).hostname.slice(1, -1);
}

function prefixOf(address: string, groups: number): string {
  if (!isIPv6(address)) return address;
  const prefix = groupsOf(address).slice(0, groups);
  return `${prefix.map((group) => group.toString(16)).join(':')}::/${groups * 16}`;
}

/** Returns what stands for one household: an IPv4 address, or the IPv6 /64 of one connection. */
export const networkOf = (address: string): string => prefixOf(address, 4);

/** Returns what one customer gets for the asking: an IPv4 address, or an IPv6 /48 with its 65,536 networks. */
export const siteAddressOf = (address: string): string => prefixOf(address, 3);
