import { useEffect } from 'react';
import { prefersReducedMotion } from '../lib/motion.ts';
import type { ConfettiOrigin } from './confetti.ts';

/** When a result has been counted up, or the last stamp pressed. */
const DELAY_MS = 900;

/**
 * Throws confetti once it is due, and only once per tab if `onceAs` is given. Loads the code only then; failures are
 * ignored.
 */
export function useConfetti(isDue: boolean, from: ConfettiOrigin, onceAs?: string): void {
  useEffect(() => {
    if (!isDue || prefersReducedMotion()) return;
    const timer = setTimeout(() => {
      import('./confetti.ts').then(({ throwConfetti }) => throwConfetti(from, onceAs)).catch(() => undefined);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, from, onceAs]);
}
