export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** An address, or its parts. Without a pathname it is the current one's; query and fragment are never kept. */
export type To = string | Partial<Address>;

export function partsOf(address: string): Address {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
}

const withSign = (sign: '?' | '#', part: string) =>
  part === '' || part === sign ? '' : part.startsWith(sign) ? part : sign + part;

/** Returns an address as text, seen from `current`, a pathname. */
export function addressOf(to: To, current: string): string {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? partsOf(to) : to;
  return (pathname || current) + withSign('?', search) + withSign('#', hash);
}
