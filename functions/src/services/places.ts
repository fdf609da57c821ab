import type { Place } from '@domain/tracking/tracking.ts';
import { geoHeaderPlatform } from '../support/config.ts';
import { type AddressedRequest, addressOf } from './client-ip.ts';
import { placeInDatabases } from './place-databases.ts';
import { placeFromHeaders } from './place-headers.ts';

/** Fills the gaps of a better source, unless the two mean different places. */
function filledFrom(better: Place, other: Place): Place {
  const differs = (field: 'countryCode' | 'city') =>
    better[field] !== undefined && other[field] !== undefined && better[field] !== other[field];
  return differs('countryCode') || differs('city') ? better : { ...other, ...better };
}

/** Returns the sender's address and place, from databases first, then from trusted headers. Never throws. */
export async function fetchPlace(request: AddressedRequest): Promise<Place> {
  const found = addressOf(request);
  const platform = geoHeaderPlatform();
  const fromHeaders = platform ? placeFromHeaders(request.headers, platform) : {};
  if (found === null) return fromHeaders;
  const { address: ip, isUnproved } = found;
  return {
    ...filledFrom(await placeInDatabases(ip), fromHeaders),
    ip,
    ...(isUnproved && { isAddressUnproved: true }),
  };
}
