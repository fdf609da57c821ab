import { useEffect } from 'react';
import { prefersReducedMotion } from '../../lib/motion.ts';

/** When the last stamp is pressed. */
const DELAY_MS = 800;

/** Throws confetti once it is due and loads the code only then. Failures are ignored. */
export function useConfetti(isDue: boolean): void {
  useEffect(() => {
    if (!isDue || prefersReducedMotion()) return;
    const timer = setTimeout(() => {
      import('../../ui/confetti.ts').then(({ throwConfetti }) => throwConfetti('middle')).catch(() => undefined);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
}
