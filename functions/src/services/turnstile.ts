import type { RateLimit } from '@domain/limits.ts';
import { takeTries } from '../db/rate-limits.ts';

/** Gives null to who may pass, or the end of the window, in milliseconds since 1970, to who may not. */
export type Turnstile = (key: string, limit: RateLimit, now: number) => Promise<number | null>;

interface Waiting {
  now: number;
  answer: (endsAt: Promise<number | null>) => void;
}

/** Keys whose limit is reached are remembered up to this many. */
const REMEMBERED_MAX = 10_000;

/**
 * Counts passages by key in the database, for all instances together. Within this one, those that come while a count is
 * under way are counted together, so that a hundred at once cost two transactions and none of them is lost to contention;
 * a key whose limit is reached is refused without asking until its window ends.
 */
export function createTurnstile(): Turnstile {
  const queues = new Map<string, Waiting[]>();
  const closedUntil = new Map<string, number>();

  const close = (key: string, endsAt: number) => {
    if (closedUntil.size >= REMEMBERED_MAX) closedUntil.clear();
    closedUntil.set(key, endsAt);
  };

  const countWaiting = async (key: string, limit: RateLimit, waiting: readonly Waiting[]) => {
    const taken = takeTries(key, limit, waiting.length, Math.max(...waiting.map(({ now }) => now)));
    waiting.forEach(({ answer }, index) => {
      answer(taken.then(({ granted, endsAt }) => (index < granted ? null : endsAt)));
    });
    try {
      const { granted, endsAt } = await taken;
      if (granted < waiting.length) close(key, endsAt);
    } catch {
      // each of those who wait is told
    }
  };

  const work = async (key: string, limit: RateLimit) => {
    for (let waiting = queues.get(key); waiting && waiting.length > 0; waiting = queues.get(key)) {
      queues.set(key, []);
      await countWaiting(key, limit, waiting);
    }
    queues.delete(key);
  };

  return (key, limit, now) => {
    const end = closedUntil.get(key);
    if (end !== undefined && end > now) return Promise.resolve(end);
    closedUntil.delete(key);
    const queue = queues.get(key);
    return new Promise((answer) => {
      if (queue) {
        queue.push({ now, answer });
      } else {
        queues.set(key, [{ now, answer }]);
        void work(key, limit);
      }
    });
  };
}
