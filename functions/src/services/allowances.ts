import { type Counter, keysOf, type Refusal } from '../db/rate-limits.ts';
import { createKeyedSemaphore } from './keyed-semaphore.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** With more keys the oldest are forgotten, and get free tries again when they return. */
const KEYS_MAX = 50_000;
/** What isn't used by then is lost to the sender, so that an instance doesn't keep what others need. */
const LEASE_MS = 60_000;

interface Allowance {
  left: number;
  endsAt: number;
}

interface Allowances {
  /** Returns null and uses up a try, or returns the refusal. */
  take(counter: Counter, now: number): Promise<Refusal | null>;
  /** Returns a try that `take` allowed, so that it can be used again. */
  giveBack(counter: Counter): void;
}

/** Returns what distinguishes the tries of a counter from those of its part for another recipient. */
const partOf = (counter: Counter) => keysOf(counter).at(-1) ?? counter.key;

/**
 * Lets an instance allow tries without asking the database: for each key a few for free, which are never counted, then
 * those that it has leased, many with one count. Near the limit it leases one at a time, so the last ones are used, too.
 * All instances together allow at most the limit and the free tries of each. See docs/adr/0075.
 */
export function createAllowances({ take, findFull }: Pick<RateLimiter, 'take' | 'findFull'>): Allowances {
  const free = new Map<string, Allowance>();
  const leased = new Map<string, Allowance>();
  const renewals = new Map<string, Promise<boolean>>();
  const inTurn = createKeyedSemaphore(1);

  const keep = (of: Map<string, Allowance>, key: string, allowance: Allowance) => {
    const [oldest] = of.keys();
    if (!of.has(key) && of.size >= KEYS_MAX && oldest !== undefined) of.delete(oldest);
    of.set(key, allowance);
  };
  const use = (of: Map<string, Allowance>, key: string, now: number): boolean => {
    const allowance = of.get(key);
    if (!allowance || allowance.endsAt <= now || allowance.left === 0) return false;
    allowance.left -= 1;
    return true;
  };

  const lease = async (counter: Counter, now: number): Promise<boolean> => {
    const { limit } = counter;
    const amount = limit.inAdvance?.lease ?? 1;
    if ((await take([{ ...counter, amount }], now)) !== null) return false;
    const part = partOf(counter);
    const before = leased.get(part);
    const left = amount + (before && before.endsAt > now ? before.left : 0);
    keep(leased, part, { left, endsAt: now + Math.min(LEASE_MS, limit.windowS * 1000) });
    return true;
  };
  /** One lease at a time for each part; the next caller that needs it retries a failed one. */
  const renew = (counter: Counter, now: number): Promise<boolean> => {
    const part = partOf(counter);
    const renewal = renewals.get(part) ?? lease(counter, now).finally(() => renewals.delete(part));
    renewals.set(part, renewal);
    return renewal;
  };

  const takeOne = async (counter: Counter, now: number): Promise<Refusal | null> => {
    const { key, limit } = counter;
    const { free: freeTries = 0, renewsAt } = limit.inAdvance ?? {};
    const part = partOf(counter);
    const full = findFull([counter], now);
    if (full) return full;
    const known = free.get(key);
    if (!known || known.endsAt <= now) keep(free, key, { left: freeTries, endsAt: now + limit.windowS * 1000 });
    if (use(leased, part, now)) {
      if (leased.get(part)?.left === renewsAt) renew(counter, now).catch(() => undefined);
      return null;
    }
    if (use(free, key, now)) return null;
    return (await renew(counter, now)) && use(leased, part, now) ? null : take([counter], now);
  };

  return {
    take: (counter, now) =>
      counter.limit.inAdvance ? inTurn(partOf(counter), () => takeOne(counter, now)) : take([counter], now),
    giveBack: (counter) => {
      const allowance = leased.get(partOf(counter)) ?? free.get(counter.key);
      if (counter.limit.inAdvance && allowance) allowance.left += 1;
    },
  };
}
