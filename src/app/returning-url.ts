import { findPage } from '../config/find-route.ts';

/** What services add to the address they send somebody back to; no page of ours uses these. */
const FOREIGN =
  /^(access_token|refresh_token|provider_token|token_type|expires_in|expires_at|code|state|error|error_code|error_description)$/;

const isForeign = (parameters: URLSearchParams) => [...parameters.keys()].some((name) => FOREIGN.test(name));

/**
 * Removes a session, or what became of one, from the address before a page reads it, and tells why nobody is signed in
 * by it. The page of links in emails does both itself.
 */
export function takeReturningUrl(): void {
  const { pathname, search, hash } = location;
  const inQuery = new URLSearchParams(search);
  // `#error` alone is a place on the page
  const inHash = new URLSearchParams(hash.includes('=') ? hash.slice(1) : '');
  if (!isForeign(inQuery) && !isForeign(inHash)) return;
  if (findPage(pathname) === 'auth-action') return;
  for (const name of [...inQuery.keys()]) if (FOREIGN.test(name)) inQuery.delete(name);
  const query = inQuery.size > 0 ? `?${inQuery}` : '';
  history.replaceState(history.state, '', pathname + query + (isForeign(inHash) ? '' : hash));
  // rare; without a network there was no way here
  import('./tell-returning-url.ts').then(({ tellOf }) => tellOf({ pathname, search, hash })).catch(() => undefined);
}
