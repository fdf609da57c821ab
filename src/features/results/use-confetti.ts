import { useEffect } from 'react';
import { prefersReducedMotion } from '../../lib/motion.ts';

/** When the count-up ends. */
const DELAY_MS = 900;

/** Throws confetti once for a fresh result and loads the code only then. Failures are ignored. */
export function useConfetti(isDue: boolean, resultId: string): void {
  useEffect(() => {
    if (!isDue || prefersReducedMotion()) return;
    const timer = setTimeout(() => {
      import('../../ui/confetti.ts')
        .then(({ throwConfetti }) => throwConfetti('sides', `whoknows-celebrated-${resultId}`))
        .catch(() => undefined);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, resultId]);
}
