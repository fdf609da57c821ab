import { SITE_ORIGIN } from '../config/env.ts';

type Address = Pick<Location, 'origin' | 'hostname' | 'pathname' | 'search' | 'hash'>;

/**
 * Returns where a page belongs that was opened at Hosting's second address, `<site>.firebaseapp.com`, which can't be
 * switched off; null for all others. Browsers would keep another app, session and outbox there.
 */
export function leadBack(address: Address, siteOrigin = SITE_ORIGIN): string | null {
  const { origin, hostname, pathname, search, hash } = address;
  const isSecond = hostname.endsWith('.firebaseapp.com') && !hostname.includes('--') && origin !== siteOrigin;
  return isSecond ? siteOrigin + pathname + search + hash : null;
}
