import { type ReturningUrl, readReturningUrl } from '@domain/auth/returning-url.ts';
import { type ReturningUrlCode, ReturningUrlError } from '@domain/auth/returning-url-error.ts';
import { useEffect, useMemo } from 'react';
import { now } from '../../lib/clock.ts';
import type { Location } from '../../lib/router/history.ts';
import { useLocation, useNavigate } from '../../lib/router/router.tsx';

/** The parsed address, or why it can't be used. */
export type Link = ReturningUrl | { kind: 'refused'; code: ReturningUrlCode };
/** A link that has done its work, and its email. */
export interface Done {
  email: string | null;
}
interface Kept {
  link: Link;
  done: Done | null;
}

function read({ pathname, search, hash }: Location): Link {
  // a session in the query was sent to a server, so only the hash may carry one; a code comes in the query
  const flow = hash.length > 1 ? 'implicit' : 'pkce';
  try {
    return readReturningUrl(`${location.origin}${pathname}${search}${hash}`, flow, Math.floor(now() / 1000));
  } catch (error) {
    if (error instanceof ReturningUrlError) return { kind: 'refused', code: error.code };
    throw error;
  }
}

const isKept = (state: unknown): state is Kept => typeof state === 'object' && state !== null && 'link' in state;

/**
 * Returns the link the person came by. It is removed from the address, where a shared screen or the history would
 * reveal it, and kept in this history entry for a reload.
 */
export function useReturningLink() {
  const place = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: these stand for the place; what came by a foreign link has no key
  const fresh = useMemo(() => (isKept(place.state) ? null : read(place)), [place.key, place.search, place.hash]);
  const kept: Kept = isKept(place.state) ? place.state : { link: fresh ?? { kind: 'nothing' }, done: null };
  const keep = (next: Kept) => navigate(place.pathname, { replace: true, state: next });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as a link is read
  useEffect(() => {
    if (fresh) void keep({ link: fresh, done: null });
  }, [fresh]);
  return { ...kept, finish: (done: Done) => void keep({ link: kept.link, done }) };
}
