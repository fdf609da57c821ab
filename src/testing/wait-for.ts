import { vi } from 'vitest';

/** Vitest's own patience is a second, which a busy machine outlasts. */
export const waitFor = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, { timeout: 150_000 });
