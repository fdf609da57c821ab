import { describe, expect, it } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import type { Counter, Refusal } from '../db/rate-limits.ts';
import { createRateLimiter } from './rate-limiter.ts';

const counter = (key: string): Counter => ({ key, limit: { tries: 5, windowS: 60 } });
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Running {
  /** The keys of each try that is counted. */
  tries: string[][];
  finish(refusals?: (Refusal | null)[]): Promise<void>;
  fail(reason: unknown): Promise<void>;
}

/** A rate limiter whose counts end when the test says so. */
function makeLimiter() {
  const running: Running[] = [];
  const limiter = createRateLimiter((tries) => {
    const { promise, resolve, reject } = Promise.withResolvers<(Refusal | null)[]>();
    const end = (settle: () => void) => {
      running.splice(running.indexOf(one), 1);
      settle();
      return turn();
    };
    const one: Running = {
      tries: tries.map((counters) => counters.map(({ key }) => key)),
      finish: (refusals = tries.map(() => null)) => end(() => resolve(refusals)),
      fail: (reason) => end(() => reject(reason)),
    };
    running.push(one);
    return promise;
  });
  const answers = new Map<string, Refusal | null | Error>();
  /** Takes a try, and waits until the limiter has had its turn, but not for the answer. */
  const take = (name: string, ...keys: string[]) => {
    limiter.take(keys.map(counter), 1000).then(
      (refusal) => answers.set(name, refusal),
      (error: Error) => answers.set(name, error),
    );
  };
  return { limiter, running, answers, take };
}

describe('the rate limiter', () => {
  it('runs one count per key at a time, and then counts all waiting tries together', async () => {
    const { running, answers, take } = makeLimiter();
    take('first', 'a', 'inbox');
    await turn();
    for (const sender of ['b', 'c', 'd']) {
      take(sender, sender, 'inbox');
      await turn();
    }
    expect(running).toHaveLength(1);
    expect(answers.size).toBe(0);

    await running[0]?.finish();
    expect([...answers.keys()]).toEqual(['first']);
    expect(running.map(({ tries }) => tries)).toEqual([
      [
        ['b', 'inbox'],
        ['c', 'inbox'],
        ['d', 'inbox'],
      ],
    ]);
    await running[0]?.finish();
    expect([...answers.keys()]).toEqual(['first', 'b', 'c', 'd']);
  });

  it('remembers a full key until its window ends, without another count', async () => {
    const { limiter, running, answers, take } = makeLimiter();
    take('full', 'a', 'inbox');
    await turn();
    const refusal = { key: 'inbox', endsAt: 2000 };
    await running[0]?.finish([refusal]);
    expect(answers.get('full')).toEqual(refusal);
    await expect(limiter.take([counter('b'), counter('inbox')], 1999)).resolves.toEqual(refusal);
    void limiter.take([counter('b'), counter('inbox')], 2000);
    await turn();
    expect(running).toHaveLength(1);
  });

  it('remembers a key that is full for one recipient, and still counts for the others', async () => {
    const { limiter, running, take } = makeLimiter();
    take('full', 'a');
    await turn();
    const refusal = { key: 'a.one', endsAt: 2000 };
    await running[0]?.finish([refusal]);
    await expect(limiter.take([{ ...counter('a'), to: 'one' }], 1999)).resolves.toEqual(refusal);
    void limiter.take([{ ...counter('a'), to: 'other' }], 1999);
    await turn();
    expect(running).toHaveLength(1);
  });

  describe('when tries that were counted together fail', () => {
    const failing = async () => {
      const limiter = makeLimiter();
      for (const sender of ['a', 'b', 'c']) limiter.take(sender, sender);
      await turn();
      await limiter.running[0]?.fail(new Error('aborted'));
      return limiter;
    };

    it('retries each of them alone, so that only the culprit fails', async () => {
      const { running, answers } = await failing();
      expect(running.map(({ tries }) => tries)).toEqual([[['a']], [['b']], [['c']]]);
      await running[1]?.fail(new Error('aborted'));
      await running[0]?.finish();
      await running[0]?.finish();
      expect(running).toHaveLength(0);
      expect(Object.fromEntries(answers)).toEqual({ a: null, b: new Error('aborted'), c: null });
    });

    it('runs no more counts in parallel than otherwise', async () => {
      const { running, answers, take } = makeLimiter();
      for (let n = 0; n < 100; n++) take(String(n), String(n));
      await turn();
      await running[0]?.fail(new Error('aborted'));
      expect(running.length).toBeLessThanOrEqual(16);
      while (running.length > 0) await running[0]?.finish();
      expect(answers.size).toBe(100);
    });
  });

  it('answers every try, in any order of counts, and never runs two counts with a key in common', async () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const step = fc.oneof(
      { weight: 2, arbitrary: fc.record({ keys: fc.uniqueArray(key, { minLength: 1, maxLength: 2 }) }) },
      { weight: 1, arbitrary: fc.record({ finish: fc.nat(7), fails: fc.boolean() }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { running, answers, take } = makeLimiter();
        let taken = 0;
        const end = async (index: number, fails: boolean) => {
          const one = running[index % Math.max(1, running.length)];
          await (fails ? one?.fail(new Error('aborted')) : one?.finish());
          const keys = running.flatMap(({ tries }) => [...new Set(tries.flat())]);
          expect(new Set(keys).size).toBe(keys.length);
        };
        for (const one of steps) {
          if ('keys' in one) take(String(taken++), ...one.keys);
          else await end(one.finish, one.fails);
        }
        await turn();
        while (running.length > 0) await end(0, false);
        expect(answers.size).toBe(taken);
      }),
    );
  });
});
