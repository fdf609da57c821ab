import { BRAND_FILLS } from '@domain/palette.ts';
import confetti, { type Options } from 'canvas-confetti';
import { readStored, writeStored } from '../lib/storage.ts';

const fromSide = (x: 0 | 1): Options => ({
  particleCount: 70,
  spread: 70,
  startVelocity: 42,
  ticks: 160,
  zIndex: 1300,
  angle: x === 0 ? 60 : 120,
  origin: { x, y: 0.6 },
});
const BURSTS = {
  middle: [{ particleCount: 110, spread: 100, origin: { y: 0.35 } }],
  sides: [fromSide(0), fromSide(1)],
} satisfies Record<string, Options[]>;
export type ConfettiOrigin = keyof typeof BURSTS;

/** Returns whether this is the first time in this tab; without storage always true, which is harmless. */
function isFirstTime(key: string): boolean {
  if (readStored(key, 'sessionStorage') !== null) return false;
  writeStored(key, 1, 'sessionStorage');
  return true;
}

/** Throws confetti in the colors of the games; only once per tab when `onceAs` is given. */
export function throwConfetti(from: ConfettiOrigin, onceAs?: string): void {
  if (onceAs !== undefined && !isFirstTime(onceAs)) return;
  // the default worker is made from text, which the content security policy forbids
  const fire = confetti.create(undefined, { resize: true });
  const colors = [...BRAND_FILLS];
  for (const burst of BURSTS[from]) void fire({ ...burst, colors });
}
