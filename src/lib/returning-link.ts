import { type ReturningUrl, readReturningUrl } from '@domain/auth/returning-url.ts';
import { type ReturningUrlCode, ReturningUrlError } from '@domain/auth/returning-url-error.ts';
import { now } from './clock.ts';

/** The parsed address, or why it can't be used. */
export type ReturningLink = ReturningUrl | { kind: 'refused'; code: ReturningUrlCode };

/** Returns what an address of this site says that somebody comes back to. */
export function readReturningLink({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): ReturningLink {
  // a session in the query was sent to a server, so only the hash may carry one; a code comes in the query
  const flow = hash.length > 1 ? 'implicit' : 'pkce';
  try {
    return readReturningUrl(`${location.origin}${pathname}${search}${hash}`, flow, Math.floor(now() / 1000));
  } catch (error) {
    if (error instanceof ReturningUrlError) return { kind: 'refused', code: error.code };
    throw error;
  }
}
