import { isInCatalog } from '@domain/auth/returning-url-error.ts';
import { findPage } from '../config/find-route.ts';
import { i18n, loadTexts } from '../i18n/i18n.ts';
import { readReturningLink } from '../lib/returning-link.ts';
import { notify } from '../stores/notices.ts';

/** What services add to the address they send somebody back to; no page of ours uses these. */
const FOREIGN =
  /^(access_token|refresh_token|provider_token|token_type|expires_in|expires_at|code|state|error|error_code|error_description)$/;

const isForeign = (parameters: URLSearchParams) => [...parameters.keys()].some((name) => FOREIGN.test(name));

/** Tells why an address signs nobody in: the spec's words first, then ours. */
async function tellOf(address: Pick<Location, 'pathname' | 'search' | 'hash'>): Promise<void> {
  const link = readReturningLink(address);
  const reason = link.kind === 'refused' ? link.code : 'carried';
  await loadTexts('auth-action');
  notify({
    kind: 'error',
    title: i18n.t(isInCatalog(reason) ? `auth-action:urlError.${reason}` : 'auth-action:refused.signInTitle'),
    description: i18n.t(`auth-action:refused.${reason}`),
    staysOpen: true,
  });
}

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
  // without a network there was no way here
  tellOf({ pathname, search, hash }).catch(() => undefined);
}
