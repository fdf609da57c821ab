import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { useIsHydrated } from '../../lib/use-device-state.ts';

const COUNT_UP_MS = 900;

/**
 * Returns a whole number that rises from 0 to `target` on mount; immediately `target` on a page from the server and
 * with reduced motion.
 */
export function useCountUp(target: number): number {
  const isHydrated = useIsHydrated();
  const [isRising] = useState(() => isHydrated && !prefersReducedMotion());
  const [shown, setShown] = useState(isRising ? 0 : target);
  useEffect(() => {
    if (!isRising) {
      setShown(target);
      return;
    }
    let frame = 0;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / COUNT_UP_MS);
      setShown(Math.round(target * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, isRising]);
  return shown;
}
