import { asAllowed, referrerOf } from '@domain/tracking/collected.ts';
import type { Place, Tracking, TrackingInput } from '@domain/tracking/tracking.ts';
import type { KnownSender } from '../db/known-sender.ts';
import type { SenderContext } from './context.ts';
import { encryptPlace } from './encrypted-places.ts';
import { softwareOf } from './user-agent.ts';

const known = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

function enrich(sent: TrackingInput, found: Place, deviceKind: SenderContext['deviceKind']): Tracking {
  // an old version of the app may still send what this one omits: a device with Do Not Track, full URLs
  const { referrer, ...input } = known(asAllowed(sent));
  const { timezone, ...place } = found;
  if (input.shareLess) {
    const { country, countryCode } = place;
    return { ...input, ...known({ country, countryCode, device: input.doNotTrack ? undefined : deviceKind() }) };
  }
  const site = referrer === undefined ? undefined : referrerOf(referrer);
  return {
    ...(timezone && { timezone }),
    ...input,
    ...(site !== undefined && { referrer: site }),
    ...softwareOf(input.userAgent),
    ...place,
  };
}

/** Returns what an owner would see of a sender: the same that `describeSender` returns for a submission. */
export const enrichTracking = async (sent: TrackingInput, { place, deviceKind }: SenderContext): Promise<Tracking> =>
  enrich(sent, await place(), deviceKind);

/** Returns what is kept of the sender of a submission. */
export async function describeSender(
  { id, tracking: sent }: { id: string; tracking: TrackingInput },
  { keys, place, deviceKind }: SenderContext,
): Promise<KnownSender> {
  const found = await place();
  const tracking = enrich(sent, found, deviceKind);
  return tracking.shareLess ? { tracking, sealedPlace: encryptPlace(keys, id, found) } : { tracking };
}
