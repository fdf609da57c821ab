import { isInCatalog } from '@domain/auth/returning-url-error.ts';
import { i18n, loadTexts } from '../i18n/i18n.ts';
import { readReturningLink } from '../lib/returning-link.ts';
import { notify } from '../stores/notices.ts';

/** Tells why an address signs nobody in: the spec's words first, then ours. */
export async function tellOf(address: Pick<Location, 'pathname' | 'search' | 'hash'>): Promise<void> {
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
