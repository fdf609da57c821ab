import type { IncomingHttpHeaders } from 'node:http';
import type { Software } from '@domain/tracking/tracking.ts';
import Bowser from 'bowser';

const LENGTH = 120;
const known = (fields: Record<string, string | undefined>): Software =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value.slice(0, LENGTH)]] : [])),
  );

/** Returns what a user agent says about device, browser and system. */
export function softwareOf(userAgent: string | undefined): Software {
  if (!userAgent) return {};
  const { browser, os, platform } = Bowser.parse(userAgent);
  return known({
    device: [platform.vendor, platform.model ?? platform.type].filter(Boolean).join(' '),
    browser: browser.name,
    browserVersion: browser.version,
    os: os.name,
    // common names for Windows and macOS, such as "10" for "NT 10.0"
    osVersion: os.versionName ?? os.version,
  });
}

/** Any other name may be the sender's own text. */
const LOGGED_BROWSERS: ReadonlySet<unknown> = new Set([
  'Chrome',
  'Firefox',
  'Microsoft Edge',
  'Opera',
  'Safari',
  'Samsung Internet for Android',
]);

const asksForPrivacy = (headers: IncomingHttpHeaders) => headers['dnt'] === '1' || headers['sec-gpc'] === '1';

/** Returns the kind of device, such as a tablet; undefined if it's unknown or asks not to be tracked. */
export function deviceKindOf(headers: IncomingHttpHeaders): string | undefined {
  const userAgent = headers['user-agent'];
  return userAgent && !asksForPrivacy(headers) ? Bowser.parse(userAgent).platform.type : undefined;
}

/** Returns a browser's name and major version for the log; undefined if it's unknown or asks not to be tracked. */
export function browserOf(headers: IncomingHttpHeaders): string | undefined {
  if (asksForPrivacy(headers)) return undefined;
  const { browser, browserVersion = '' } = softwareOf(headers['user-agent']);
  const major = /^\d{1,4}/.exec(browserVersion)?.[0];
  return LOGGED_BROWSERS.has(browser) && major ? `${browser} ${major}` : undefined;
}
