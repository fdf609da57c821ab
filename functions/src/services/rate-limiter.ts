import { type Counter, type chargeTries, keysOf, type Refusal } from '../db/rate-limits.ts';

export interface RateLimiter {
  /** Returns null and counts the try against every counter, or returns the exhausted one and counts nothing. */
  take(counters: readonly Counter[], now: number): Promise<Refusal | null>;
  /** Returns a counter known to be exhausted, without asking the database; null if none is. */
  findFull(counters: readonly Counter[], now: number): Refusal | null;
}

interface Try {
  counters: readonly Counter[];
  now: number;
  /** When it came, by this process's clock. */
  since: number;
  /** It failed with others, so it is counted once more, alone. */
  isRetried: boolean;
  answer: (refusal: Refusal | null) => void;
  fail: (reason: unknown) => void;
}

/** A transaction may write 500 documents, and each try has one of its own; shorter ones finish sooner. */
const TRIES_MAX = 200;
/** Parallel counts: enough that a stuck one doesn't matter, few enough that a crowd shares them. */
const COUNTS_MAX = 16;
/** How many exhausted keys are remembered. */
const REMEMBERED_MAX = 10_000;
/** A try that has waited longer isn't counted again: its client is about to give up. */
const RETRIED_WITHIN_MS = 10_000;

/**
 * Counts tries in the database, for all instances together. No two counts of this instance share a key, as their
 * transactions would abort each other for seconds; all tries that need not wait share one. An exhausted key is refused
 * from memory until its window ends. Tries that failed together are retried one by one.
 */
export function createRateLimiter(countTries: typeof chargeTries, { remembers = true } = {}): RateLimiter {
  const closedUntil = new Map<string, number>();
  const busy = new Set<string>();
  let waiting: Try[] = [];
  let running = 0;
  let isStarting = false;

  const close = ({ key, endsAt }: Refusal) => {
    if (!remembers) return;
    const [oldest] = closedUntil.keys();
    if (closedUntil.size >= REMEMBERED_MAX && oldest !== undefined) closedUntil.delete(oldest);
    closedUntil.set(key, endsAt);
  };

  const findFull = (counters: readonly Counter[], now: number): Refusal | null => {
    for (const key of counters.flatMap(keysOf)) {
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
      // one that wanted several says nothing about a single one
      if (refusal && one.counters.every(({ amount = 1 }) => amount === 1)) close(refusal);
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
      const mayRetry = ({ since, isRetried }: Try) =>
        tries.length > 1 && !isRetried && performance.now() - since < RETRIED_WITHIN_MS;
      for (const one of tries) if (!mayRetry(one)) one.fail(error);
      // in front: they came first
      waiting.unshift(...tries.filter(mayRetry).map((one) => ({ ...one, isRetried: true })));
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
    /** Tries with the same key keep their order. */
    const claimed = new Set<string>();
    const retried: Try[] = [];
    for (const one of waiting) {
      const hasRoom = one.isRetried ? running + retried.length < COUNTS_MAX : next.length < TRIES_MAX;
      const mayGo = hasRoom && one.counters.every(({ key }) => !busy.has(key) && !claimed.has(key));
      if (!mayGo || one.isRetried) for (const { key } of one.counters) claimed.add(key);
      (!mayGo ? left : one.isRetried ? retried : next).push(one);
    }
    waiting = left;
    for (const one of retried) void count([one]);
    if (next.length > 0) void count(next);
  };

  return {
    findFull,
    take: (counters, now) => {
      const refusal = findFull(counters, now);
      if (refusal) return Promise.resolve(refusal);
      return new Promise((answer, fail) => {
        waiting.push({ counters, now, since: performance.now(), isRetried: false, answer, fail });
        // tries of one turn of the event loop are counted together
        if (!isStarting) setImmediate(start);
        isStarting = true;
      });
    },
  };
}
