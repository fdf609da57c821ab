import { type Counter, keysOf, type Refusal, type takeTries } from '../db/rate-limits.ts';

export interface RateLimiter {
  /** Returns null for a try that may go on, and has counted it everywhere; else the counter that is full, and has counted it nowhere. */
  take(counters: readonly Counter[], now: number): Promise<Refusal | null>;
  /** Returns the counter that is known to be full, without asking or counting anything; null when none is. */
  findFull(counters: readonly Counter[], now: number): Refusal | null;
  /** Whether a try of this key would be counted at once: none is being counted by it, and it is not known to be full. */
  isFree(key: string, now: number): boolean;
  /** Whether the last count took so long that one should rather be counted by a free key than wait for another. */
  isSlow(): boolean;
}

interface Try {
  counters: readonly Counter[];
  now: number;
  /** When it came, in milliseconds of this process. */
  since: number;
  /** Was counted with others, which failed: it is counted once more, alone. */
  isRetried: boolean;
  answer: (refusal: Refusal | null) => void;
  fail: (reason: unknown) => void;
}

/** A transaction may write 500 documents, and each try has one of its own; a shorter one is sooner done. */
const TRIES_MAX = 200;
/** Counts that run at once: enough that one which is stuck is not everybody's business, few enough that a crowd shares them. */
const COUNTS_MAX = 16;
/** A count that takes longer is slow; a transaction of the database takes a fifth of that when nothing is wrong. */
const SLOW_MS = 250;
/** Keys whose limit is reached are remembered up to this many, the latest. */
const REMEMBERED_MAX = 10_000;
/** A try that has waited longer than this is not counted once more: who made it is about to give up. */
const RETRIED_WITHIN_MS = 10_000;

/**
 * Counts tries by key in the database, for all instances together. Two counts of this instance never have a key in
 * common: as transactions on the same document they would abort each other, pause for seconds and overlap even more. Tries
 * wait for those with the same key that came before them, and all that need not wait are counted together, so a hundred at
 * once cost two transactions. A key whose limit is reached is refused without asking until its window ends, unless tries of
 * it are given back. Tries that failed together are each counted once more, alone: what one of them fails by is not the others' failure.
 */
export function createRateLimiter(countTries: typeof takeTries, { remembers = true } = {}): RateLimiter {
  const closedUntil = new Map<string, number>();
  const busy = new Set<string>();
  let waiting: Try[] = [];
  let running = 0;
  let lastCountMs = 0;
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
      if (refusal) close(refusal);
      one.answer(refusal);
    }
  };

  const count = async (tries: readonly Try[]) => {
    const keys = tries.flatMap(({ counters }) => counters.map(({ key }) => key));
    for (const key of keys) busy.add(key);
    running += 1;
    const began = performance.now();
    try {
      await answer(tries);
    } catch (error) {
      const mayRetry = ({ since, isRetried }: Try) =>
        tries.length > 1 && !isRetried && performance.now() - since < RETRIED_WITHIN_MS;
      for (const one of tries) if (!mayRetry(one)) one.fail(error);
      // in front: they came before all who wait
      waiting.unshift(...tries.filter(mayRetry).map((one) => ({ ...one, isRetried: true })));
    }
    lastCountMs = performance.now() - began;
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
    isSlow: () => lastCountMs > SLOW_MS,
    isFree: (key, now) => !busy.has(key) && (closedUntil.get(key) ?? 0) <= now,
    take: (counters, now) => {
      const refusal = findFull(counters, now);
      if (refusal) return Promise.resolve(refusal);
      return new Promise((answer, fail) => {
        waiting.push({ counters, now, since: performance.now(), isRetried: false, answer, fail });
        // those that come in the same turn of the event loop are counted together
        if (!isStarting) setImmediate(start);
        isStarting = true;
      });
    },
  };
}
