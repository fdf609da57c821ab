import { randomBytes } from 'node:crypto';
import type { RateLimit } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { describe, expect, it } from 'vitest';
import { chargeTries } from '../../functions/src/db/rate-limits.ts';
import { createAllowances } from '../../functions/src/services/allowances.ts';
import { createRateLimiter } from '../../functions/src/services/rate-limiter.ts';
import { stored } from './support/backend.ts';

const FREE = 5;
const LEASE = 10;
const LIMIT: RateLimit = { tries: 50, windowS: 600, inAdvance: { free: FREE, lease: LEASE } };
const NOW = Date.now();
/** Keys and parts as they are stored: other tests look at all of them. */
const makeKey = () => randomBytes(32).toString('hex');
const makePart = () => randomBytes(8).toString('hex');

const makeInstances = (count: number) =>
  Array.from({ length: count }, () => createAllowances(createRateLimiter(chargeTries)));
const countOf = async (key: string) => Number((await stored(paths.rateLimit(key)))?.['tries'] ?? 0);

/** Tries so often on each instance, all at once. Returns how many were allowed. */
async function tryAtOnce(instances: ReturnType<typeof makeInstances>, times: number, counter: object) {
  const all = instances.flatMap((instance) =>
    Array.from({ length: times }, () => instance.take(counter as never, NOW)),
  );
  return (await Promise.all(all)).filter((refusal) => refusal === null).length;
}

describe.concurrent('several instances', () => {
  it('allow the limit and the free tries of each, and no more, however many arrive together', async () => {
    const instances = makeInstances(4);
    const counter = { key: makeKey(), limit: LIMIT };
    expect(await tryAtOnce(instances, 100, counter)).toBe(LIMIT.tries + 4 * FREE);
    expect(await tryAtOnce(instances, 10, counter)).toBe(0);
    expect(await countOf(counter.key)).toBe(LIMIT.tries);
  });

  it('limit one recipient, and still allow others', async () => {
    const instances = makeInstances(3);
    const limit = { ...LIMIT, triesToOne: 20 };
    const key = makeKey();
    expect(await tryAtOnce(instances, 60, { key, limit, to: makePart() })).toBe(20 + 3 * FREE);
    expect(await tryAtOnce(instances, 60, { key, limit, to: makePart() })).toBe(20);
    expect(await tryAtOnce(instances, 60, { key, limit, to: makePart() })).toBe(10);
  });

  it('skip the database for the first tries, and ask it once for many of the next', async () => {
    const [instance] = makeInstances(1);
    const counter = { key: makeKey(), limit: LIMIT };
    const take = async (times: number) => {
      for (let n = 0; n < times; n++) expect(await instance?.take(counter, NOW)).toBeNull();
      return countOf(counter.key);
    };
    expect(await take(FREE)).toBe(0);
    expect(await take(1)).toBe(LEASE);
    expect(await take(LEASE - 1)).toBe(LEASE);
    expect(await take(1)).toBe(2 * LEASE);
  });
});

it('a lease ends before the window does, and the next window has free tries again', async () => {
  const [instance] = makeInstances(1);
  const counter = { key: makeKey(), limit: LIMIT };
  for (let n = 0; n <= FREE; n++) await instance?.take(counter, NOW);
  expect(await countOf(counter.key)).toBe(LEASE);
  await instance?.take(counter, NOW + 61_000);
  expect(await countOf(counter.key)).toBe(2 * LEASE);
  for (let n = 0; n < FREE; n++) await instance?.take(counter, NOW + LIMIT.windowS * 1000 + 1);
  expect(await countOf(counter.key)).toBe(2 * LEASE);
});

it('a try that is given back can be used again', async () => {
  const [instance] = makeInstances(1);
  const counter = { key: makeKey(), limit: LIMIT };
  for (let n = 0; n < 3 * FREE; n++) {
    await instance?.take(counter, NOW);
    instance?.giveBack(counter);
  }
  expect(await countOf(counter.key)).toBe(0);
});

it('a crowd does not wait for a lease: the next one is requested before the last is used up', async () => {
  const limiter = createRateLimiter(chargeTries);
  let held = Promise.resolve();
  const { take } = createAllowances({
    ...limiter,
    take: async (...asked) => {
      await held;
      return limiter.take(...asked);
    },
  });
  const counter = { key: makeKey(), limit: { ...LIMIT, inAdvance: { free: 0, lease: LEASE, renewsAt: 4 } } };
  expect(await take(counter, NOW)).toBeNull();
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  held = promise;
  for (let n = 1; n < LEASE; n++) expect(await take(counter, NOW)).toBeNull();
  expect(await countOf(counter.key)).toBe(LEASE);
  goOn();
  await expect.poll(() => countOf(counter.key)).toBe(2 * LEASE);
});
