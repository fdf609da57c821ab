import { asAllowed } from '@domain/tracking/allowed.ts';
import { referrerOf } from '@domain/tracking/referrer.ts';
import type { Place, Tracking, TrackingInput } from '@domain/tracking/tracking.ts';
import type { KnownSender } from '../db/known-sender.ts';
import type { SenderContext } from './context.ts';
import { sealPlace } from './sealed-places.ts';
import { softwareOf } from './user-agent.ts';

/** Of somebody who shares less. */
const countryIn = ({ country, countryCode }: Place): Place => ({
  ...(country !== undefined && { country }),
  ...(countryCode !== undefined && { countryCode }),
});

/** Returns what an owner sees of a sender. The preview uses it, too, and so shows what will be stored. */
export function enrichTracking(sent: TrackingInput, found: Place): Tracking {
  // an old version of the app may still send what this one omits: a device with Do Not Track, full URLs
  const { referrer, ...input } = asAllowed(sent);
  const site = referrer === undefined ? undefined : referrerOf(referrer);
  const { timezone, ...place } = input.shareLess ? countryIn(found) : found;
  return {
    ...(timezone && { timezone }),
    ...input,
    ...(site !== undefined && { referrer: site }),
    ...softwareOf(input.userAgent),
    ...place,
  };
}

/** Returns what is kept of the sender of a submission. */
export async function describeSender(
  { id, tracking: sent }: { id: string; tracking: TrackingInput },
  { keys, place }: SenderContext,
): Promise<KnownSender> {
  const found = await place();
  const tracking = enrichTracking(sent, found);
  return tracking.shareLess ? { tracking, sealedPlace: sealPlace(keys, id, found) } : { tracking };
}
