import InAppSpy from 'inapp-spy';
import { isStandalone } from './standalone.ts';

export interface InAppBrowser {
  /** What people call the app; null when that is not known. */
  name: string | null;
  isAndroid: boolean;
}

/** The package takes some versions of these two for each other. */
const OF_META = [
  [/Orca-Android|FBAN\/Messenger/, 'Messenger'],
  [/FB4A|FBIOS/, 'Facebook'],
] as const;

/** Returns the app in whose own browser a page is open; null for any other browser. */
export function readInAppBrowser(userAgent: string): InAppBrowser | null {
  const { isInApp, appKey, appName } = InAppSpy({ ua: userAgent });
  if (!isInApp) return null;
  const isAndroid = userAgent.includes('Android');
  // nobody knows it as the "Google Search App"
  if (appKey === 'gsa') return { name: null, isAndroid };
  const [, ofMeta] = OF_META.find(([pattern]) => pattern.test(userAgent)) ?? [];
  return { name: ofMeta ?? appName ?? null, isAndroid };
}

/** Null in other browsers and as an installed app. */
export const findInAppBrowser = (): InAppBrowser | null =>
  // an installed app on an iPhone has the user agent of an unknown one
  isStandalone() ? null : readInAppBrowser(navigator.userAgent);

/**
 * Returns the app that a phone's page may be open in, whose user agent passes for a browser's: to be asked once Google
 * has let nobody in.
 */
export function guessInAppBrowser(): InAppBrowser | null {
  const system = /Android|iPhone|iPad/.exec(navigator.userAgent)?.[0];
  return system === undefined || isStandalone() ? null : { name: null, isAndroid: system === 'Android' };
}

/** Returns the link by which Android opens an address in the person's own browser. The address's hash is left out. */
export function androidIntent(address: string): string {
  const { host, pathname, search, protocol } = new URL(address);
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};end`;
}
