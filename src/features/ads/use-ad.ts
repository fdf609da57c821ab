import type { HouseAd } from '@domain/ads/catalogue.ts';
import { adAt } from '@domain/ads/rotation.ts';
import { AD_ROTATION_MS } from '@domain/limits.ts';
import { type FocusEvent, useEffect, useState } from 'react';
import { useLocation } from '../../lib/router/index.ts';

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
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useIsHidden();
  const isHeld = isPaused || isHovered || isFocused || isHidden;
  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => setTurn((before) => before + 1), AD_ROTATION_MS);
    return () => clearInterval(timer);
  }, [isHeld]);
  const ad: HouseAd = adAt(turn, pathname);
  const hold = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setIsFocused(currentTarget.contains(relatedTarget)),
  };
  return { ad, hold };
}
