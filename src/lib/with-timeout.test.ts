import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const never = new Promise<void>(() => undefined);

test('returns whether the work ended in time', async () => {
  expect(await withTimeout(Promise.resolve(7), 1000)).toBe('done');
  expect(await withTimeout(never, 0)).toBe('waiting');
});

test('throws a failure that comes in time, even with a timeout of zero', async () => {
  await expect(withTimeout(Promise.reject(new Error('refused')), 0)).rejects.toThrow('refused');
});

test('leaves a later failure to whoever holds the promise', async () => {
  let fail: (error: Error) => void = () => undefined;
  const work = new Promise<void>((_, reject) => {
    fail = reject;
  });
  expect(await withTimeout(work, 0)).toBe('waiting');
  fail(new Error('late'));
  await expect(work).rejects.toThrow('late');
});
