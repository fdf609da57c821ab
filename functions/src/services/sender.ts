import { trustedHops } from '../support/config.ts';
import { networkOf, parseAddress, siteAddressOf } from './addresses.ts';
import { isGoogleFrontEnd } from './front-ends.ts';
import type { Keys } from './keys.ts';

/** The parts of a request that tell where it comes from. `req.ip` is not among them: not every runtime sets it. */
export interface AddressedRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The entry of X-Forwarded-For that the outermost trusted proxy wrote, `hops` from the right. Every proxy appends the
 * address it was called from, so what stands further left is the sender's own claim. Without a number it is the last
 * one, which the platform wrote, or the one before it where the last is Firebase Hosting's front end.
 */
function forwardedEntry(entries: readonly string[], hops: number | null): string | undefined {
  if (hops !== null) return entries.at(-Math.min(hops, entries.length));
  const last = parseAddress(entries.at(-1) ?? '');
  return last && isGoogleFrontEnd(last) && entries.length > 1 ? entries.at(-2) : entries.at(-1);
}

/** The sender's address in its one spelling; null when nobody who can be trusted names one. */
export function addressOf({ headers, socket }: AddressedRequest, hops: number | null = trustedHops()): string | null {
  const forwarded = headers['x-forwarded-for'];
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  return parseAddress(forwardedEntry(entries, hops) ?? '') ?? parseAddress(socket.remoteAddress ?? '');
}

function hashOf(request: AddressedRequest, keys: Keys, shape: (address: string) => string): string {
  const address = addressOf(request);
  return keys.sign('sender', address === null ? 'unknown' : shape(address)).toString('hex');
}

/** A keyed hash of the sender's network; the address itself is never part of it in a readable form, nor logged. */
export const senderOf = (request: AddressedRequest, keys: Keys): string => hashOf(request, keys, networkOf);

/** Likewise of all networks that the sender may well have, for limits that many addresses must not get past. */
export const siteOf = (request: AddressedRequest, keys: Keys): string => hashOf(request, keys, siteAddressOf);
