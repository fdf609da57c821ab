import { destinationPath } from '@domain/auth/web-address.ts';

/**
 * Returns where the person was going: `from` in the router's state, or in the address, which survives Google's
 * redirect. Null when they came directly.
 */
export function destinationOf(state: unknown, params: URLSearchParams): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return destinationPath(params.get('from')) ?? destinationPath(from);
}
