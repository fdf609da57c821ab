import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead } from './after-loading.ts';

const load = vi.fn(async () => undefined);
beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['a browser that knows no such setting', {}, 1],
  ['a device with data to spare', { connection: { saveData: false } }, 1],
  ['a device that saves data', { connection: { saveData: true } }, 0],
  ['a slow line', { connection: { effectiveType: '2g' } }, 0],
  ['a very slow line', { connection: { effectiveType: 'slow-2g' } }, 0],
])('%s prefetches after a while, or at the first use of the page, or not', (_, navigator, times) => {
  vi.stubGlobal('navigator', navigator);
  fetchAhead(load, 3000);
  vi.advanceTimersByTime(2999);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(times);
  fetchAhead(load, 3000);
  dispatchEvent(new Event('pointerdown'));
  expect(load).toHaveBeenCalledTimes(2 * times);
  vi.runAllTimers();
  expect(load).toHaveBeenCalledTimes(2 * times);
});

test('leaving the page cancels it', () => {
  vi.stubGlobal('navigator', {});
  fetchAhead(load, 3000)();
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
});
