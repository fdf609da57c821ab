/** One part of an address in plain characters; as it is written where its percent-encoding is broken. */
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

/** What stands before the path of an address that a browser can be at; null for anything else. */
export const originOf = (address: string): string | null =>
  /^https?:\/\/[^/?#\\@\s]+(?=[/?#]|$)/i.exec(address)?.[0] ?? null;

/** The parameters of an address from its query and its hash; where both have one, the query's counts, as in GoTrue. */
export function parametersOf(address: string): ReadonlyMap<string, string> {
  const [beforeHash = '', ...hash] = address.split('#');
  const [, ...query] = beforeHash.split('?');
  const parameters = new Map<string, string>();
  readInto(parameters, hash.join('#'));
  readInto(parameters, query.join('?'));
  return parameters;
}

/**
 * The page of this app that an address names: its path with what follows. Null for everything else, because who writes
 * the link would otherwise choose where people are sent: other origins, "//evil", "/\evil", "javascript:", paths that
 * climb. Without an `origin` only paths are read.
 */
export function ownPath(target: string, origin = ''): string | null {
  const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  const [pathname = ''] = path.split(/[?#]/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and what is left may be another address
  const isPlain = /^\/(?!\/)[^\\\s\u0000-\u001f\u007f]*$/.test(path);
  return isPlain && !/\/(\.|%2e){1,2}(\/|$)|\/\//i.test(pathname) ? path : null;
}

/** Whether a path is the way in, or one of its pages. */
export const isDoor = (path: string): boolean => /^\/auth(?=[/?#]|$)/i.test(path);

/** Where somebody may be led after signing in: a page of this app that is not the way in itself; null for everything else. */
export function destinationPath(target: unknown): string | null {
  const path = typeof target === 'string' ? ownPath(target) : null;
  return path === null || isDoor(path) ? null : path;
}
