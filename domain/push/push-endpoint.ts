import { PUSH_ENDPOINT_MAX } from '../limits.ts';

/** What comes from Google's hosts, where strangers have addresses, too. */
const FCM = /^\/(?:fcm\/send|wp)\//;
const ANY = /^\//;
/**
 * Where the makers of browsers push from, and with which paths; a domain with a dot at the beginning is every host
 * below it. Chromium without Google's brand uses hosts below google.com, and Firefox's early versions others of Mozilla.
 */
const SERVICES: readonly (readonly [domain: string, path: RegExp])[] = [
  ['fcm.googleapis.com', FCM],
  ['android.googleapis.com', /^\/gcm\/send\//],
  ['.google.com', FCM],
  ['.push.services.mozilla.com', ANY],
  ['.push.apple.com', ANY],
  ['.notify.windows.com', ANY],
];

/** `url.parse`, with which web-push connects, reads `evil.test` where `URL` reads `evil.test;.push.apple.com`. */
const PLAIN = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(\/[!-~]*)$/;
/** What `url.parse` would take for something else than a part of the path, and what leads out of it. */
const MISREAD = /["'`<>\\^{|}#]|\.\./;

/** Returns whether an address belongs to a known push service: nobody may make the server call another host. */
export function isPushEndpoint(endpoint: string): boolean {
  if (endpoint.length > PUSH_ENDPOINT_MAX) return false;
  const [, host = '', path = ''] = PLAIN.exec(endpoint) ?? [];
  const service = SERVICES.find(([domain]) => (domain.startsWith('.') ? host.endsWith(domain) : host === domain));
  return service?.[1].test(path) === true && !MISREAD.test(path);
}
