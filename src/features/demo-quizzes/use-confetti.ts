import { useEffect } from 'react';
import { prefersReducedMotion } from '../../lib/motion.ts';

/** When the last stamp is pressed. */
const DELAY_MS = 800;

/** Throws confetti once it is due; its code is fetched only then. A failure is not worth a word. */
export function useConfetti(isDue: boolean): void {
  useEffect(() => {
    if (!isDue || prefersReducedMotion()) return;
    const timer = setTimeout(() => {
      import('../../ui/confetti.ts').then(({ throwConfetti }) => throwConfetti('middle')).catch(() => undefined);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
}
