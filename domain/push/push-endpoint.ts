import { PUSH_ENDPOINT_MAX } from '../limits.ts';

/** The push services of Chrome, Firefox, Safari and Edge. With a dot at the beginning: every host below it. */
const SERVICES = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** `url.parse`, with which web-push connects, reads `evil.test` where `URL` reads `evil.test;.push.apple.com`. */
const PLAIN = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(\/[!-~]*)$/;
/** What `url.parse` would take for something else than a part of the path. */
const MISREAD = /["'`<>\\^{|}#]/;

const isKnown = (host: string) =>
  SERVICES.some((service) => (service.startsWith('.') ? host.endsWith(service) : host === service));

/** Returns whether an address belongs to a known push service: nobody may make the server call another host. */
export function isPushEndpoint(endpoint: string): boolean {
  if (endpoint.length > PUSH_ENDPOINT_MAX) return false;
  const [, host = '', path = ''] = PLAIN.exec(endpoint) ?? [];
  return isKnown(host) && !MISREAD.test(path);
}
