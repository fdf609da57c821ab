import { INSTALL_DISMISSALS_MAX, INSTALL_PAUSE_MS } from '@domain/limits.ts';
import type { InstallMemory } from '../../stores/install.ts';
import type { InstallMoment } from '../../ui/lazy-install.tsx';

/**
 * Returns whether the app may be offered at this moment: once per kind of moment, with a long pause after a no, and
 * never after the last one.
 */
export function mayOffer(memory: InstallMemory, moment: InstallMoment, now: number): boolean {
  const { shown = [], dismissals = 0, dismissedAt = 0, isInstalled = false } = memory;
  if (isInstalled || shown.includes(moment) || dismissals >= INSTALL_DISMISSALS_MAX) return false;
  return dismissals === 0 || now - dismissedAt >= INSTALL_PAUSE_MS;
}
