import type { Counter, Refusal } from '../db/rate-limits.ts';

/** Keys that are counted at a time; with more, the oldest are forgotten, and the database still counts for all. */
const KEYS_MAX = 10_000;

export interface InstanceCounts {
  /** Counts a try and returns null; returns why not when this instance alone has counted too many. */
  take(counter: Counter, now: number): Refusal | null;
  /** Takes back a try that was not counted in the database either. */
  giveBack(key: string): void;
}

/**
 * Counts tries by key in memory: at once, and at the cost of nothing, so it can come before any work. An instance sees a
 * part of all requests, so who is over a limit here is over it altogether; who is not may be.
 */
export function createInstanceCounts(): InstanceCounts {
  const windows = new Map<string, { tries: number; endsAt: number }>();
  return {
    take({ key, limit }, now) {
      const known = windows.get(key);
      const window = known && known.endsAt > now ? known : { tries: 0, endsAt: now + limit.windowS * 1000 };
      if (window.tries >= limit.tries) return { key, endsAt: window.endsAt };
      const [oldest] = windows.keys();
      if (!known && windows.size >= KEYS_MAX && oldest !== undefined) windows.delete(oldest);
      windows.set(key, { ...window, tries: window.tries + 1 });
      return null;
    },
    giveBack(key) {
      const window = windows.get(key);
      if (window) windows.set(key, { ...window, tries: window.tries - 1 });
    },
  };
}
