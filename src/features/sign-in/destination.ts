/** Anything that can be told apart from this app's own addresses. */
const HERE = 'http://here.invalid';

/** A path of this app with its query; null for everything else, `//evil` and `/\evil` included. */
export function pathOfApp(value: unknown): string | null {
  // a path begins with a slash; what the browser itself would make of the rest decides
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  // this page itself would be no place to arrive at
  return origin === HERE && !/^\/(\/|auth(\/|$))/.test(pathname) ? pathname + search + hash : null;
}

/**
 * Where the person was going: `from` in the router's state when the guard sent them here, or in the address, which
 * survives leaving for Google. Null when they came by themselves.
 */
export function destinationOf(state: unknown, params: URLSearchParams): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return pathOfApp(params.get('from')) ?? pathOfApp(from);
}
