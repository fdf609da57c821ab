import type { SenderKeys } from '../db/blocks.ts';
import { trustedHops } from '../support/config.ts';
import { networkOf, parseAddress, siteAddressOf } from './addresses.ts';
import type { SenderContext } from './context.ts';
import { isGoogleServer } from './google-ip-ranges.ts';
import type { Keys } from './keys.ts';

/** The parts of a request that show where it comes from. `req.ip` isn't set by every runtime. */
export interface AddressedRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  socket: { remoteAddress?: string | undefined };
}

/** Returns the entry of the outermost trusted proxy, `hops` from the right: those further left are mere claims. */
function forwardedEntry(entries: readonly string[], isBehindFrontEnd: boolean, hops: number | null) {
  if (hops !== null) return entries.at(-Math.min(hops, entries.length));
  return isBehindFrontEnd ? entries.at(-2) : entries.at(-1);
}

/** A sender's address; unproved if anybody could have made that front end pass it on. */
interface Address {
  address: string;
  isUnproved: boolean;
}

/** Returns the sender's canonical address; null if no trusted source names one. */
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
 * Whether a request came by Hosting from a front end that isn't in the list of Google's servers: then everybody behind
 * it counts as one sender, and one block blocks all. Anybody can claim it with the header, so it only warns.
 */
export const isUnknownFrontEnd = ({ headers }: Pick<AddressedRequest, 'headers'>): boolean => {
  const last = parseAddress(
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1) ?? '',
  );
  return (
    headers['x-forwarded-host'] !== undefined && trustedHops() === null && (last === null || !isGoogleServer(last))
  );
};

/** Whether a request says it is from Apps Script, which runs anybody's code on Google's servers with any address. */
export const isCloudScript = ({ headers }: Pick<AddressedRequest, 'headers'>): boolean =>
  /Google-Apps-Script/i.test(String(headers['user-agent']));

function hashOf(request: AddressedRequest, keys: Keys, shape: (address: string) => string): string {
  const found = addressOf(request);
  return keys.sign('sender', found === null ? 'unknown' : shape(found.address)).toString('hex');
}

/** Returns a keyed hash of the sender's network. The address itself is never stored by it, nor logged. */
export const senderOf = (request: AddressedRequest, keys: Keys): string => hashOf(request, keys, networkOf);

/** Like `senderOf`, for all networks that one customer may have: limits that many addresses must not bypass. */
export const siteOf = (request: AddressedRequest, keys: Keys): string => hashOf(request, keys, siteAddressOf);

/** Returns the keyed hashes of a sender for one recipient: no two recipients can compare senders. */
export function senderKeysFor(
  recipientId: string,
  { sender, site, keys }: Pick<SenderContext, 'sender' | 'site' | 'keys'>,
): SenderKeys {
  // half of each, as every message carries both
  const hash = (...of: string[]) =>
    keys
      .sign('message-sender', recipientId, ...of)
      .subarray(0, 16)
      .toString('base64url');
  return { network: hash(sender), site: hash('site', site) };
}
