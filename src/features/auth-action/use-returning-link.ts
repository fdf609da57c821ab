import { useEffect, useMemo } from 'react';
import { type ReturningLink, readReturningLink } from '../../lib/returning-link.ts';
import { useLocation, useNavigate } from '../../lib/router/router.tsx';

/** A link that has done its work, and its email. */
export interface Done {
  email: string | null;
}
interface Kept {
  link: ReturningLink;
  done: Done | null;
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
  const fresh = useMemo(
    () => (isKept(place.state) ? null : readReturningLink(place)),
    [place.key, place.search, place.hash],
  );
  const kept: Kept = isKept(place.state) ? place.state : { link: fresh ?? { kind: 'nothing' }, done: null };
  const keep = (next: Kept) => navigate(place.pathname, { replace: true, state: next });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as a link is read
  useEffect(() => {
    if (fresh) void keep({ link: fresh, done: null });
  }, [fresh]);
  return { ...kept, finish: (done: Done) => void keep({ link: kept.link, done }) };
}
