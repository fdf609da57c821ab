import { ROUTES } from '../config/routes.ts';

/** Returns the path of a link that signs in: `from` is the way on. */
export function signInLinkPath(query: { from?: string | null; mode?: 'signIn'; oobCode?: string; apiKey?: string }) {
  const parts = Object.entries(query).filter((part): part is [string, string] => part[1] != null);
  return ROUTES['auth-action'].path + (parts.length > 0 ? `?${new URLSearchParams(parts)}` : '');
}
