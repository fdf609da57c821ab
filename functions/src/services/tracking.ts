import { asAllowed } from '@domain/tracking/do-not-track.ts';
import { referrerOf } from '@domain/tracking/referrer.ts';
import type { Place, Tracking, TrackingInput } from '@domain/tracking/tracking.ts';
import { softwareOf } from './user-agent.ts';

/** Returns what an owner sees of a sender. The preview uses it, too, and so shows what will be stored. */
export function enrichTracking(sent: TrackingInput, { timezone, ...place }: Place): Tracking {
  // an old version of the app may still send what this one omits: a device with Do Not Track, full URLs
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
