export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets a phone be felt for a moment, where it can be, unless reduced motion is asked for. */
export function vibrate(milliseconds: number): void {
  // before the first tap, browsers refuse it with a warning
  if (prefersReducedMotion() || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(milliseconds);
}
