import { DomainError, type ErrorCode } from '@domain/errors.ts';
import { PATIENCE_MS } from '@domain/patience.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheAnswer, readCached } from './read-cache.ts';

/** The device's storage; null if it refuses to store. A browser test covers the real one. */
let device: Map<string, unknown> | null;
vi.mock('./read-cache-store.ts', () => ({
  readEntry: async (name: string) => {
    if (!device) throw new Error('blocked');
    return device.has(name) ? { name, answer: device.get(name), keptAt: 7 } : undefined;
  },
  writeEntry: async (name: string, answer: unknown) => {
    if (!device) throw new Error('blocked');
    if (answer === null) device.delete(name);
    else device.set(name, answer);
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  device = new Map();
});
afterEach(() => vi.useRealTimers());

const read = (asked: Promise<unknown>, update?: (late: string) => void) =>
  readCached('a', asked, (answer, keptAt) => `${answer} ${keptAt}`, update);
const failing = (code: ErrorCode) => Promise.reject(new DomainError(code));
/** A server that answers on demand. */
const slow = () => Promise.withResolvers<unknown>();
const never = new Promise<unknown>(() => undefined);

test("the server's answer is used, and cached once the page has shown it", async () => {
  device?.set('a', 'old');
  await expect(read(Promise.resolve('new'))).resolves.toBe('new null');
  expect(device?.get('a')).toBe('old');
  await vi.runAllTimersAsync();
  expect(device?.get('a')).toBe('new');
});

test('without a network, or when the server fails, the copy is used, with its age', async () => {
  device?.set('a', 'old');
  await expect(read(failing('network'))).resolves.toBe('old 7');
  await expect(read(failing('unavailable'))).resolves.toBe('old 7');
  device?.clear();
  await expect(read(failing('network'))).rejects.toMatchObject({ code: 'network' });
});

test('what is gone or became private is removed from the cache; any other refusal changes nothing', async () => {
  device?.set('a', 'old');
  await expect(read(failing('internal'))).rejects.toMatchObject({ code: 'internal' });
  await vi.runAllTimersAsync();
  expect(device?.get('a')).toBe('old');
  await expect(read(failing('forbidden'))).rejects.toMatchObject({ code: 'forbidden' });
  await vi.runAllTimersAsync();
  expect(device?.has('a')).toBe(false);
  device?.set('a', 'old');
  await expect(read(Promise.resolve(null))).resolves.toBe('null null');
  await vi.runAllTimersAsync();
  expect(device?.has('a')).toBe(false);
});

test('when the server hangs, the copy is shown after a while, and the late answer replaces it', async () => {
  device?.set('a', 'old');
  const answer = slow();
  const late = vi.fn();
  const given = read(answer.promise, late);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS.keptRead);
  await expect(given).resolves.toBe('old 7');
  answer.resolve('new');
  await vi.runAllTimersAsync();
  expect(late).toHaveBeenCalledExactlyOnceWith('new null');
  expect(device?.get('a')).toBe('new');
});

test('when the server hangs and there is no copy, its answer is awaited', async () => {
  const answer = slow();
  const given = read(answer.promise);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS.keptRead * 2);
  answer.resolve('new');
  await expect(given).resolves.toBe('new null');
});

test('a copy from an older version of the app that no longer fits is ignored', async () => {
  device?.set('a', 'old');
  const strict = (answer: unknown) => {
    if (answer === 'old') throw new DomainError('invalid-input');
    return answer;
  };
  await expect(readCached('a', failing('network'), strict)).rejects.toMatchObject({ code: 'network' });
});

test('without storage, nothing changes for somebody online', async () => {
  device = null;
  await expect(read(Promise.resolve('new'))).resolves.toBe('new null');
  await expect(read(failing('network'))).rejects.toMatchObject({ code: 'network' });
  cacheAnswer('b', 'x');
  const hanging = vi.fn();
  read(never).then(hanging, hanging);
  await vi.runAllTimersAsync();
  expect(hanging).not.toHaveBeenCalled();
});
