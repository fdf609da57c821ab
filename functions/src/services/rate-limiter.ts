import type { Counter, Refusal, takeTries } from '../db/rate-limits.ts';

export interface RateLimiter {
  /** Returns null for a try that may go on, and has counted it everywhere; else the counter that is full, and has counted it nowhere. */
  take(counters: readonly Counter[], now: number): Promise<Refusal | null>;
  /** Whether a try of this key would be counted at once: none is being counted by it, and it is not known to be full. */
  isFree(key: string, now: number): boolean;
}

interface Try {
  counters: readonly Counter[];
  now: number;
  answer: (refusal: Refusal | null) => void;
  fail: (reason: unknown) => void;
}

/** A transaction may write 500 documents, and each try has one of its own; a shorter one is sooner done. */
const TRIES_MAX = 200;
/** Counts that run at once: enough that one which is stuck is not everybody's business, few enough that a crowd shares them. */
const COUNTS_MAX = 16;
/** Keys whose limit is reached are remembered up to this many. */
const REMEMBERED_MAX = 10_000;

/**
 * Counts tries by key in the database, for all instances together. Two counts of this instance never have a key in
 * common: as transactions on the same document they would abort each other, pause for seconds and overlap even more. Tries
 * wait for those with the same key that came before them, and all that need not wait are counted together, so a hundred at
 * once cost two transactions. A key whose limit is reached is refused without asking until its window ends.
 */
export function createRateLimiter(countTries: typeof takeTries): RateLimiter {
  const closedUntil = new Map<string, number>();
  const busy = new Set<string>();
  let waiting: Try[] = [];
  let running = 0;
  let isStarting = false;

  const close = ({ key, endsAt }: Refusal) => {
    if (closedUntil.size >= REMEMBERED_MAX) closedUntil.clear();
    closedUntil.set(key, endsAt);
  };

  const closed = (counters: readonly Counter[], now: number): Refusal | null => {
    for (const { key } of counters) {
      const endsAt = closedUntil.get(key);
      if (endsAt !== undefined && endsAt > now) return { key, endsAt };
      closedUntil.delete(key);
    }
    return null;
  };

  const answer = async (tries: readonly Try[]) => {
    const now = Math.max(...tries.map((one) => one.now));
    const refusals = await countTries(
      tries.map(({ counters }) => counters),
      now,
    );
    for (const [index, one] of tries.entries()) {
      const refusal = refusals[index] ?? null;
      if (refusal) close(refusal);
      one.answer(refusal);
    }
  };

  const count = async (tries: readonly Try[]) => {
    const keys = tries.flatMap(({ counters }) => counters.map(({ key }) => key));
    for (const key of keys) busy.add(key);
    running += 1;
    try {
      await answer(tries);
    } catch (error) {
      for (const { fail } of tries) fail(error);
    }
    running -= 1;
    for (const key of keys) busy.delete(key);
    start();
  };

  /** Starts a count of all tries that need not wait. */
  const start = () => {
    isStarting = false;
    if (running >= COUNTS_MAX) return;
    const next: Try[] = [];
    const left: Try[] = [];
    /** Nobody overtakes a try with the same key. */
    const claimed = new Set<string>();
    for (const one of waiting) {
      const mayGo = next.length < TRIES_MAX && one.counters.every(({ key }) => !busy.has(key) && !claimed.has(key));
      if (!mayGo) for (const { key } of one.counters) claimed.add(key);
      (mayGo ? next : left).push(one);
    }
    waiting = left;
    if (next.length > 0) void count(next);
  };

  return {
    isFree: (key, now) => !busy.has(key) && (closedUntil.get(key) ?? 0) <= now,
    take: (counters, now) => {
      const refusal = closed(counters, now);
      if (refusal) return Promise.resolve(refusal);
      return new Promise((answer, fail) => {
        waiting.push({ counters, now, answer, fail });
        // those that come in the same turn of the event loop are counted together
        if (!isStarting) setImmediate(start);
        isStarting = true;
      });
    },
  };
}
