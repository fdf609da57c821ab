import { destinationPath } from '@domain/auth/address-parts.ts';

/**
 * Where the person was going: `from` in the router's state when the guard sent them here, or in the address, which
 * survives leaving for Google. Null when they came by themselves.
 */
export function destinationOf(state: unknown, params: URLSearchParams): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return destinationPath(params.get('from')) ?? destinationPath(from);
}
