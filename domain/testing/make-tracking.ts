import type { Software, TrackingInput } from '../tracking/tracking.ts';

/** Returns what a phone's browser would report about itself. */
export function makeTracking(override: Partial<TrackingInput> = {}): TrackingInput {
  return {
    timestamp: 1_750_000_000_000,
    userAgent: 'Mozilla/5.0 (Linux; Android 16) TestBrowser/1.0',
    language: 'en-GB',
    languages: ['en-GB', 'fr'],
    platform: 'Linux armv8l',
    timezone: 'Europe/Stockholm',
    screen: { width: 390, height: 844, colorDepth: 24, pixelRatio: 3 },
    viewport: { width: 390, height: 664 },
    cookieEnabled: true,
    onlineStatus: true,
    hardwareConcurrency: 8,
    maxTouchPoints: 5,
    ...override,
  };
}

/** What the server parses from the user agent of the made tracking. */
export const MADE_SOFTWARE: Software = { device: 'tablet', browser: 'Android Browser', os: 'Android', osVersion: '16' };
