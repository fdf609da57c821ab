import { setTimeout } from 'node:timers/promises';
import { type Counter, type Refusal, takeTries } from '../db/rate-limits.ts';

/** Gives null to who may pass, and has counted them everywhere; else the counter that is full, and has counted them nowhere. */
export type Turnstile = (counters: readonly Counter[], now: number) => Promise<Refusal | null>;

interface Passage {
  counters: readonly Counter[];
  now: number;
  answer: (refusal: Refusal | null) => void;
  fail: (reason: unknown) => void;
}

/** A transaction may write 500 documents, and each passage has one of its own; a shorter one is sooner done. */
const AT_ONCE_MAX = 200;
/**
 * How long the next count waits for the one before. Only to be counted together: a transaction that lost against
 * another instance's pauses for a second and more, and that is not everybody's business here.
 */
const PATIENCE_MS = 300;
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

  const count = async (passages: readonly Passage[]) => {
    const now = Math.max(...passages.map((passage) => passage.now));
    const refusals = await takeTries(
      passages.map(({ counters }) => counters),
      now,
    );
    for (const [index, { answer }] of passages.entries()) {
      const refusal = refusals[index] ?? null;
      if (refusal) close(refusal);
      answer(refusal);
    }
  };

  const work = async () => {
    isCounting = true;
    while (waiting.length > 0) {
      const passages = waiting.splice(0, AT_ONCE_MAX);
      const counted = count(passages).catch((error: unknown) => {
        for (const { fail } of passages) fail(error);
      });
      await Promise.race([counted, setTimeout(PATIENCE_MS)]);
    }
    isCounting = false;
  };

  return (counters, now) => {
    const refusal = closed(counters, now);
    if (refusal) return Promise.resolve(refusal);
    return new Promise((answer, fail) => {
      waiting.push({ counters, now, answer, fail });
      if (!isCounting) void work();
    });
  };
}
