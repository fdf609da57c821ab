import { asAllowed, referrerOf } from '@domain/tracking/collected.ts';
import type { TrackingInput } from '@domain/tracking/tracking.ts';
import { now } from '../lib/clock.ts';
import { sharesLess } from '../lib/share-less.ts';
import { timeZoneHere } from '../lib/surroundings.ts';

/** Chromium's additions, missing in TypeScript's DOM types. */
type ExtendedNavigator = Navigator & {
  deviceMemory?: number;
  connection?: { effectiveType?: string; type?: string };
  /** Firefox and others have it as well. */
  globalPrivacyControl?: boolean;
};

const SHORT = 120;
const LONG = 600;
const SIZE_MAX = 100_000;

/** Returns a text cut to its limit, without half characters, which the server would refuse. */
const text = (value: unknown, max: number) =>
  typeof value === 'string' ? value.slice(0, max).replace(/\p{Surrogate}/gu, '') || undefined : undefined;
const size = (value: unknown) => (typeof value === 'number' && value >= 0 ? Math.min(value, SIZE_MAX) : undefined);

/** Returns the value without undefined fields, at any depth. */
function known<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Returns whether Do Not Track or Global Privacy Control is on. */
const asksForPrivacy = () => {
  const { doNotTrack, globalPrivacyControl } = navigator as ExtendedNavigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
};

function collect(timestamp: number): TrackingInput {
  const nav = navigator as ExtendedNavigator;
  const { connection } = nav;
  return known({
    timestamp,
    userAgent: text(nav.userAgent, LONG),
    language: text(nav.language, SHORT),
    languages: nav.languages?.slice(0, 20).map((language) => text(language, SHORT) ?? ''),
    platform: text(nav.platform, SHORT),
    timezone: text(timeZoneHere(), SHORT),
    screen: {
      width: size(screen.width) ?? 0,
      height: size(screen.height) ?? 0,
      colorDepth: size(screen.colorDepth) ?? 0,
      pixelRatio: size(devicePixelRatio) ?? 1,
    },
    viewport: { width: size(innerWidth) ?? 0, height: size(innerHeight) ?? 0 },
    cookieEnabled: nav.cookieEnabled,
    onlineStatus: nav.onLine,
    doNotTrack: asksForPrivacy(),
    hardwareConcurrency: size(nav.hardwareConcurrency),
    deviceMemory: size(nav.deviceMemory),
    maxTouchPoints: size(nav.maxTouchPoints),
    connection: connection && {
      effectiveType: text(connection.effectiveType, SHORT),
      type: text(connection.type, SHORT),
    },
    referrer: referrerOf(document.referrer, location.origin),
  }) as TrackingInput;
}

/** Returns the spec's smaller set, for a browser that refuses part of the full one. */
function collectFallback(timestamp: number): TrackingInput {
  try {
    const { userAgent, language, platform } = navigator;
    return known({
      timestamp,
      userAgent: text(userAgent, LONG),
      language: text(language, SHORT),
      platform: text(platform, SHORT),
      timezone: text(timeZoneHere(), SHORT),
    }) as TrackingInput;
  } catch {
    return { timestamp };
  }
}

/** Nothing if the browser asks not to be tracked, or if who uses it shares less. Never throws. */
export function collectTracking(): TrackingInput {
  const timestamp = Math.max(0, now());
  const wish = sharesLess() ? { shareLess: true } : {};
  try {
    return asAllowed({ ...collect(timestamp), ...wish });
  } catch {
    return asAllowed({ ...collectFallback(timestamp), ...wish });
  }
}
