import { useEffect } from 'react';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { COLORS } from '../../ui/palette.ts';

/** When the count has come to its end. */
const DELAY_MS = 900;
const marker = (id: string) => `whoknows-celebrated-${id}`;

/** True the first time it is asked for a result in this tab; a reload or going back is no second celebration. */
function isFirstTime(id: string): boolean {
  try {
    if (sessionStorage.getItem(marker(id))) return false;
    sessionStorage.setItem(marker(id), '1');
  } catch {
    // without storage a second celebration does no harm
  }
  return true;
}

async function throwConfetti(): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  // on its own it would run in a worker made from text, which the content security policy forbids
  const fire = confetti.create(undefined, { resize: true });
  const colors = Object.values(COLORS).map(({ fill }) => fill);
  const shared = { colors, disableForReducedMotion: true, startVelocity: 42, ticks: 160, zIndex: 1300 };
  void fire({ ...shared, particleCount: 70, spread: 70, angle: 60, origin: { x: 0, y: 0.6 } });
  void fire({ ...shared, particleCount: 70, spread: 70, angle: 120, origin: { x: 1, y: 0.6 } });
}

/** Throws confetti once for a fresh result; its code is fetched only then. A failure is not worth a word. */
export function useConfetti(isDue: boolean, resultId: string): void {
  useEffect(() => {
    if (!isDue || prefersReducedMotion()) return;
    const timer = setTimeout(() => {
      if (isFirstTime(resultId)) throwConfetti().catch(() => undefined);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, resultId]);
}
