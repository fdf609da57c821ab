import { type RefObject, useEffect, useState } from 'react';

/** How long a page has stood still when its scrolling has ended: making room before that would stop it. */
const STILL_MS = 200;

/** Returns whether the page stands still, from a moment by `performance.now()` on; once it has, for good. */
export function useStillPage(from: number): boolean {
  const [isStill, setIsStill] = useState(false);
  useEffect(() => {
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('scroll', wait);
    };
    const wait = () => {
      clearTimeout(timer);
      const show = () => {
        stop();
        setIsStill(true);
      };
      timer = setTimeout(show, Math.max(STILL_MS, from - performance.now()));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    addEventListener('scroll', wait, { passive: true });
    wait();
    return stop;
  }, [from]);
  return isStill;
}

/** Returns whether a place has been below the screen, where what fills it moves nothing visible; once so, for good. */
export function useBelowScreen(place: RefObject<Element | null>): boolean {
  const [wasBelow, setWasBelow] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.isIntersecting || entry.boundingClientRect.top <= 0) return;
        observer.disconnect();
        setWasBelow(true);
      },
      // one pixel less, because a page as high as the screen ends at its edge
      { rootMargin: '0px 0px -1px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return wasBelow;
}
