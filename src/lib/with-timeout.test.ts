import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const never = new Promise<void>(() => undefined);

test('says whether the work ended in time', async () => {
  expect(await withTimeout(Promise.resolve(7), 1000)).toBe('done');
  expect(await withTimeout(never, 0)).toBe('waiting');
});

test('a failure in time is thrown, even where there is no patience at all', async () => {
  await expect(withTimeout(Promise.reject(new Error('refused')), 0)).rejects.toThrow('refused');
});

test('a failure that comes later is left to whoever has the work', async () => {
  let fail: (error: Error) => void = () => undefined;
  const work = new Promise<void>((_, reject) => {
    fail = reject;
  });
  expect(await withTimeout(work, 0)).toBe('waiting');
  fail(new Error('late'));
  await expect(work).rejects.toThrow('late');
});
