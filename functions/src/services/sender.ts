import type { Keys } from './keys.ts';

/** The parts of a request that tell where it comes from. `req.ip` is not among them: not every runtime sets it. */
export interface AddressedRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The sender's address: the last entry of X-Forwarded-For, the only one that the trusted proxy wrote. What comes before
 * it is the sender's own claim.
 */
export function addressOf({ headers, socket }: AddressedRequest): string {
  const forwarded = headers['x-forwarded-for'];
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  const last = entries.at(-1)?.trim();
  return last || socket.remoteAddress || 'unknown';
}

/** A keyed hash of the sender's address; the address itself is never stored or logged. */
export function senderOf(request: AddressedRequest, keys: Keys): string {
  return keys.sign('sender', addressOf(request)).toString('hex');
}
