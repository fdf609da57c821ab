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
