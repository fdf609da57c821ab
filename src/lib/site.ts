import { SITE_ORIGIN } from '../config/env.ts';

export const absoluteUrl = (path: string): string => SITE_ORIGIN + path;

export interface LinkPicture {
  /** Absolute, as chats want it. */
  url: string;
  width: number;
  height: number;
}

/** The picture of the app, for every link that has none of its own. */
export const APP_PICTURE: LinkPicture = { url: absoluteUrl('/share.png'), width: 1200, height: 630 };

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
