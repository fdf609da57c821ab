import { useEffect } from 'react';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { COLORS } from '../../ui/palette.ts';

/** When the last stamp is pressed. */
const DELAY_MS = 800;

/** Throws confetti once when it is due; its code is fetched only then. A failure is not worth a word. */
export function useConfetti(isDue: boolean): void {
  useEffect(() => {
    if (!isDue || prefersReducedMotion()) return;
    const timer = setTimeout(() => {
      const colors = Object.values(COLORS).map(({ fill }) => fill);
      import('canvas-confetti')
        .then(({ default: confetti }) =>
          // on its own it would run in a worker made from text, which the content security policy forbids
          confetti.create(undefined, { resize: true })({
            colors,
            particleCount: 110,
            spread: 100,
            origin: { y: 0.35 },
          }),
        )
        .catch(() => undefined);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
}
