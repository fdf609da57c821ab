import { HEALTH_DOWN_MS, HEALTH_KEPT_S, HEALTH_SLOW_MS } from '@domain/limits.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHealth } from './health.ts';

const NOW = 1_800_000_000_000;
const works = async () => undefined;
const takes = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));
const fails = () => Promise.reject(new Error('unreachable'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['all work', works, works, { ok: true, parts: { database: 'ok', tasks: 'ok' } }],
  ['one is slow', takes(HEALTH_SLOW_MS + 1), works, { ok: false, parts: { database: 'slow', tasks: 'ok' } }],
  ['one fails', works, fails, { ok: false, parts: { database: 'ok', tasks: 'down' } }],
  ['one never answers', () => new Promise<void>(() => undefined), works, { parts: { database: 'down', tasks: 'ok' } }],
])('when %s, the answer says so', async (_, database, tasks, expected) => {
  const health = createHealth({ database, tasks })(NOW);
  await vi.advanceTimersByTimeAsync(HEALTH_DOWN_MS);
  expect(await health).toMatchObject(expected);
});

it('the checks run once per interval, however many ask', async () => {
  const database = vi.fn(works);
  const health = createHealth({ database, tasks: works });
  await Promise.all(Array.from({ length: 50 }, () => health(NOW)));
  await health(NOW + HEALTH_KEPT_S * 1000 - 1);
  expect(database).toHaveBeenCalledTimes(1);
  await health(NOW + HEALTH_KEPT_S * 1000);
  expect(database).toHaveBeenCalledTimes(2);
});
