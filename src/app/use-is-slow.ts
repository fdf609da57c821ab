import { HEALTH_KEPT_S } from '@domain/limits.ts';
import { type RefObject, useEffect, useState } from 'react';
import { fetchIsSlow } from '../data/health.ts';
import { afterLoading } from '../lib/after-loading.ts';
import { isWithin } from '../lib/clock.ts';

let known: { at: number; isSlow: Promise<boolean | null> } | undefined;

/** Asks for the service's health at most once in a while, however many pages a visit has. */
function lookUp(): Promise<boolean | null> {
  if (!known || !isWithin(known.at, HEALTH_KEPT_S * 1000)) known = { at: Date.now(), isSlow: fetchIsSlow() };
  return known.isSlow;
}

/** Returns whether the service is slow. It's asked when somebody looks at `place`, and the page has loaded. */
export function useIsSlow(place: RefObject<Element | null>, isOnline: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!place.current || !isOnline) return;
    let stop = () => {};
    const observer = new IntersectionObserver(([entry]) => {
      stop();
      if (entry?.isIntersecting) stop = afterLoading(async () => setIsSlow((await lookUp()) ?? false));
    });
    observer.observe(place.current);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [place, isOnline]);
  return isSlow;
}
