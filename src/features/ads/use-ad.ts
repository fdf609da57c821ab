import { adAt, type HouseAd } from '@domain/ads/catalogue.ts';
import { AD_ROTATION_MS } from '@domain/limits.ts';
import { useEffect, useState } from 'react';
import { useLocation } from '../../lib/router/router.tsx';
import { useHold } from '../../lib/use-hold.ts';

/** Returns whether the tab is in the background. */
function useIsHidden(): boolean {
  const [isHidden, setIsHidden] = useState(document.hidden);
  useEffect(() => {
    const update = () => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isHidden;
}

/**
 * Returns the current ad, starting with turn `first`, a new one every ten seconds. It stays while hovered, focused,
 * invisible or `isPaused`; put `hold` on the element around it.
 */
export function useAd(first: number, isPaused = false) {
  const { pathname } = useLocation();
  const [turn, setTurn] = useState(first);
  const { isHeld, hold } = useHold();
  const isHidden = useIsHidden();
  const isStopped = isPaused || isHeld || isHidden;
  useEffect(() => {
    if (isStopped) return;
    const timer = setInterval(() => setTurn((before) => before + 1), AD_ROTATION_MS);
    return () => clearInterval(timer);
  }, [isStopped]);
  const ad: HouseAd = adAt(turn, pathname);
  return { ad, hold };
}
