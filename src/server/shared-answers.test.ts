import type { PageAnswer } from '@domain/page-answer.ts';
import { PATIENCE_MS } from '@domain/patience.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHARED_MS, sharedAnswer } from './shared-answers.ts';

const page = (isPublic = true): PageAnswer => ({ status: 200, isPublic, html: 'x' });
const someKey = () => String(Math.random());

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('concurrent requests share one rendering, which is reused for some seconds', async () => {
  const make = vi.fn(async () => page());
  const key = someKey();
  const [first, ...others] = await Promise.all(Array.from({ length: 50 }, () => sharedAnswer(key, make)));
  vi.advanceTimersByTime(SHARED_MS - 1);
  for (const other of [...others, await sharedAnswer(key, make)]) expect(other).toBe(first);
  expect(make).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(await sharedAnswer(key, make)).not.toBe(first);
});

test('a private or missing page is shared only while it is being rendered', async () => {
  const make = vi.fn(async () => page(false));
  const key = someKey();
  await Promise.all([sharedAnswer(key, make), sharedAnswer(key, make)]);
  expect(make).toHaveBeenCalledOnce();
  await sharedAnswer(key, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a failure is not cached, and a rendering that hangs is given up', async () => {
  const key = someKey();
  await expect(sharedAnswer(key, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  void sharedAnswer(key, () => new Promise(() => undefined));
  vi.advanceTimersByTime(PATIENCE_MS.page);
  expect(await sharedAnswer(key, async () => page())).toEqual(page());
});

test('many URLs do not fill the memory', async () => {
  const key = someKey();
  const make = vi.fn(async () => page());
  await sharedAnswer(key, make);
  for (let n = 0; n < 100; n++) await sharedAnswer(someKey(), async () => page());
  await sharedAnswer(key, make);
  expect(make).toHaveBeenCalledTimes(2);
});
