function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function readInto(parameters: Map<string, string>, text: string): void {
  for (const pair of text.split('&')) {
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    if (name !== '') parameters.set(name, at < 0 ? '' : decode(pair.slice(at + 1)));
  }
}

/** Returns the origin of an address that a browser can be at; null for anything else. */
export const originOf = (address: string): string | null =>
  /^https?:\/\/[^/?#\\@\s]+(?=[/?#]|$)/i.exec(address)?.[0] ?? null;

/** Returns the parameters of an address's query and hash. The query wins, as in GoTrue. */
export function parametersOf(address: string): ReadonlyMap<string, string> {
  const [beforeHash = '', ...hash] = address.split('#');
  const [, ...query] = beforeHash.split('?');
  const parameters = new Map<string, string>();
  readInto(parameters, hash.join('#'));
  readInto(parameters, query.join('?'));
  return parameters;
}

/** Returns the path, query and hash of an address in this app; null for all that would make an open redirect. */
export function ownPath(target: string, origin = ''): string | null {
  const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  const [pathname = ''] = path.split(/[?#]/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and what is left may be another address
  const isPlain = /^\/(?!\/)[^\\\s\u0000-\u001f\u007f]*$/.test(path);
  return isPlain && !/\/(\.|%2e){1,2}(\/|$)|\/\//i.test(pathname) ? path : null;
}

export const isDoor = (path: string): boolean => /^\/auth(?=[/?#]|$)/i.test(path);

/** Returns where a person may go after signing in: a page of this app except the sign-in pages; null otherwise. */
export function destinationPath(target: unknown): string | null {
  const path = typeof target === 'string' ? ownPath(target) : null;
  return path === null || isDoor(path) ? null : path;
}

/**
 * Returns where the person was going: `from` in the router's state, or in the address, which survives Google's
 * redirect. Null when they came directly.
 */
export function destinationOf(state: unknown, params: { get(name: string): string | null }): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return destinationPath(params.get('from')) ?? destinationPath(from);
}
