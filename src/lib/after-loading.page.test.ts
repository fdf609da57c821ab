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
  ['a browser that knows no such setting', {}],
  ['a device with data to spare', { connection: { saveData: false } }],
])('%s prefetches, after a while', (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  fetchAhead(load, 3000);
  vi.advanceTimersByTime(2999);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledOnce();
});

test('the first use of the page prefetches immediately, and once', () => {
  fetchAhead(load, 3000);
  dispatchEvent(new Event('pointerdown'));
  vi.runAllTimers();
  expect(load).toHaveBeenCalledOnce();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  '%o prefetches nothing',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    fetchAhead(load, 3000);
    dispatchEvent(new Event('pointerdown'));
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
  },
);

test('leaving the page cancels it', () => {
  vi.stubGlobal('navigator', {});
  fetchAhead(load, 3000)();
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
});
