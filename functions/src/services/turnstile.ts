import type { RateLimit } from '@domain/limits.ts';
import { takeTries } from '../db/rate-limits.ts';

/** Gives null to who may pass, or the end of the window, in milliseconds since 1970, to who may not. */
export type Turnstile = (key: string, limit: RateLimit, now: number) => Promise<number | null>;

interface Passage {
  key: string;
  limit: RateLimit;
  now: number;
  answer: (endsAt: number | null) => void;
  fail: (reason: unknown) => void;
}

/** A transaction may write 500 documents; a shorter one is sooner done. */
const AT_ONCE_MAX = 200;
/** Keys whose limit is reached are remembered up to this many. */
const REMEMBERED_MAX = 10_000;

/**
 * Counts passages by key in the database, for all instances together. Within this one, those that come while a count is
 * under way are counted together in the next, so that a hundred at once cost two transactions and none of them is lost to
 * contention; a key whose limit is reached is refused without asking until its window ends.
 */
export function createTurnstile(): Turnstile {
  const closedUntil = new Map<string, number>();
  const waiting: Passage[] = [];
  let isCounting = false;

  const close = (key: string, endsAt: number) => {
    if (closedUntil.size >= REMEMBERED_MAX) closedUntil.clear();
    closedUntil.set(key, endsAt);
  };

  const count = async (passages: readonly Passage[]) => {
    const byKey = new Map<string, [Passage, ...Passage[]]>();
    for (const passage of passages) {
      const group = byKey.get(passage.key);
      if (group) group.push(passage);
      else byKey.set(passage.key, [passage]);
    }
    const groups = [...byKey.values()];
    const wanted = groups.map((group) => ({ ...group[0], tries: group.length }));
    const taken = await takeTries(wanted, Math.max(...passages.map(({ now }) => now)));
    for (const [index, group] of groups.entries()) {
      const { granted = 0, endsAt = 0 } = taken[index] ?? {};
      if (granted < group.length) close(group[0].key, endsAt);
      for (const [place, { answer }] of group.entries()) answer(place < granted ? null : endsAt);
    }
  };

  const work = async () => {
    isCounting = true;
    while (waiting.length > 0) {
      const passages = waiting.splice(0, AT_ONCE_MAX);
      await count(passages).catch((error: unknown) => {
        for (const { fail } of passages) fail(error);
      });
    }
    isCounting = false;
  };

  return (key, limit, now) => {
    const end = closedUntil.get(key);
    if (end !== undefined && end > now) return Promise.resolve(end);
    closedUntil.delete(key);
    return new Promise((answer, fail) => {
      waiting.push({ key, limit, now, answer, fail });
      if (!isCounting) void work();
    });
  };
}
