import { trustedHops } from '../support/config.ts';
import { networkOf, parseAddress, siteAddressOf } from './addresses.ts';
import type { SenderContext } from './context.ts';
import { isGoogleServer } from './google-ip-ranges.ts';
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
function forwardedEntry(entries: readonly string[], isBehindFrontEnd: boolean, hops: number | null) {
  if (hops !== null) return entries.at(-Math.min(hops, entries.length));
  return isBehindFrontEnd ? entries.at(-2) : entries.at(-1);
}

/** A sender's address, and whether it is only the word of a server which others can have called as well. */
export interface Address {
  address: string;
  isUnproved: boolean;
}

/** The sender's address in its one spelling; null when nobody who can be trusted names one. */
export function addressOf({ headers, socket }: AddressedRequest, hops: number | null = trustedHops()): Address | null {
  const forwarded = headers['x-forwarded-for'];
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  const last = parseAddress(entries.at(-1) ?? '');
  const isBehindFrontEnd = entries.length > 1 && last !== null && isGoogleServer(last);
  const named = parseAddress(forwardedEntry(entries, isBehindFrontEnd, hops) ?? '');
  const address = named ?? parseAddress(socket.remoteAddress ?? '');
  return address === null ? null : { address, isUnproved: named !== null && hops === null && isBehindFrontEnd };
}

/**
 * Whether a request says to come from a program that runs on Google's own servers for anybody, and so could name any address as
 * its sender's. One that doesn't say so can't be told.
 */
export const isRentedProgram = ({ headers }: Pick<AddressedRequest, 'headers'>): boolean =>
  /Google-Apps-Script/i.test(String(headers['user-agent']));

function hashOf(request: AddressedRequest, keys: Keys, shape: (address: string) => string): string {
  const found = addressOf(request);
  return keys.sign('sender', found === null ? 'unknown' : shape(found.address)).toString('hex');
}

/** A keyed hash of the sender's network; the address itself is never part of it in a readable form, nor logged. */
export const senderOf = (request: AddressedRequest, keys: Keys): string => hashOf(request, keys, networkOf);

/** Likewise of all networks that the sender may well have, for limits that many addresses must not get past. */
export const siteOf = (request: AddressedRequest, keys: Keys): string => hashOf(request, keys, siteAddressOf);

/** Returns a keyed hash of a sender and a recipient. It differs per recipient, so that no two of them can compare senders. */
export const senderKeyFor = (recipientId: string, { sender, keys }: Pick<SenderContext, 'sender' | 'keys'>): string =>
  keys.sign('message-sender', recipientId, sender).toString('base64url');
