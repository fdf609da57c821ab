import { type ReturningUrl, readReturningUrl } from '@domain/auth/returning-url.ts';
import { type ReturningUrlCode, ReturningUrlError } from '@domain/auth/returning-url-error.ts';
import { useEffect, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** What the address said, or why it could not be used. */
export type Link = ReturningUrl | { kind: 'refused'; code: ReturningUrlCode };
/** That a link has done its work, and for whom. */
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
    return readReturningUrl(`${location.origin}${pathname}${search}${hash}`, flow, Math.floor(Date.now() / 1000));
  } catch (error) {
    if (error instanceof ReturningUrlError) return { kind: 'refused', code: error.code };
    throw error;
  }
}

const isKept = (state: unknown): state is Kept => typeof state === 'object' && state !== null && 'link' in state;

/**
 * The link by which somebody came. It is taken out of the address, where a shared screen, a screenshot or the history
 * would show it, and kept with this entry of the tab's history, so that a reload goes on.
 */
export function useReturningLink() {
  const place = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the place
  const fresh = useMemo(() => (isKept(place.state) ? null : read(place)), [place.key]);
  const kept: Kept = isKept(place.state) ? place.state : { link: fresh ?? { kind: 'nothing' }, done: null };
  const keep = (next: Kept) => navigate(place.pathname, { replace: true, state: next });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as a link is read
  useEffect(() => {
    if (fresh) void keep({ link: fresh, done: null });
  }, [fresh]);
  return { ...kept, finish: (done: Done) => void keep({ link: kept.link, done }) };
}
