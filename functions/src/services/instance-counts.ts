import type { Counter, Refusal } from '../db/rate-limits.ts';

/** With more keys the oldest are forgotten; the database still counts them. */
const KEYS_MAX = 10_000;

interface InstanceCounts {
  /** Returns the refusal of the first counter that has no try left; null if all have. */
  findFull(counters: readonly Counter[], now: number): Refusal | null;
  /** Counts a try and returns null; returns the refusal if this instance alone has counted too many. */
  take(counter: Counter, now: number): Refusal | null;
  /** Takes back a try that the database didn't count either. */
  giveBack(key: string): void;
}

/** Counts tries in memory, before any work. A sender who is over the limit in one instance is over it in all. */
export function createInstanceCounts(): InstanceCounts {
  const windows = new Map<string, { tries: number; endsAt: number }>();
  const windowOf = ({ key, limit }: Counter, now: number) => {
    const known = windows.get(key);
    return known && known.endsAt > now ? known : { tries: 0, endsAt: now + limit.windowS * 1000 };
  };
  const findFull = (counters: readonly Counter[], now: number): Refusal | null => {
    for (const counter of counters) {
      const { tries, endsAt } = windowOf(counter, now);
      if (tries >= counter.limit.tries) return { key: counter.key, endsAt };
    }
    return null;
  };
  return {
    findFull,
    take(counter, now) {
      const refusal = findFull([counter], now);
      if (refusal) return refusal;
      const { key } = counter;
      const window = windowOf(counter, now);
      const [oldest] = windows.keys();
      if (!windows.has(key) && windows.size >= KEYS_MAX && oldest !== undefined) windows.delete(oldest);
      windows.set(key, { ...window, tries: window.tries + 1 });
      return null;
    },
    giveBack(key) {
      const window = windows.get(key);
      if (window) windows.set(key, { ...window, tries: window.tries - 1 });
    },
  };
}

const MINUTE_MS = 60_000;

/** Returns whether to take what comes now: the first `all` of each minute on this instance, and of the rest one in `all`. */
export function createSampler(all: number): (now: number) => boolean {
  let [minute, count] = [0, 0];
  return (now) => {
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) [minute, count] = [current, 0];
    count += 1;
    return count <= all || count % all === 0;
  };
}
