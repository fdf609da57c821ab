import { asAllowed } from '@domain/tracking/do-not-track.ts';
import { referrerOf } from '@domain/tracking/referrer.ts';
import type { Place, Tracking, TrackingInput } from '@domain/tracking/tracking.ts';
import { softwareOf } from './user-agent.ts';

/**
 * What an owner sees of who sent something: the browser's own words, what the server reads from them, and the place of
 * the address. The one way to it, so that what a visitor is shown before sending is what is stored.
 */
export function enrichTracking(sent: TrackingInput, { timezone, ...place }: Place): Tracking {
  // an app that was loaded long ago may still send what this one doesn't: a device that asks for privacy, whole addresses
  const { referrer, ...input } = asAllowed(sent);
  const site = referrer === undefined ? undefined : referrerOf(referrer);
  return {
    ...(timezone && { timezone }),
    ...input,
    ...(site !== undefined && { referrer: site }),
    ...softwareOf(input.userAgent),
    ...place,
  };
}
