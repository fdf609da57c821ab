import { afterEach, expect, test, vi } from 'vitest';
import { fetchIsSlow } from './health.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['{"ok":true,"data":{"ok":true}}', 200, false],
  ['{"ok":true,"data":{"ok":false}}', 503, true],
  ['<html>', 503, true],
  ['<html>', 200, null],
  ['{"ok":true,"data":{}}', 200, null],
  ['null', 200, null],
  ['{"ok":false}', 429, null],
])('%s with status %d: slow is %s', async (body, status, isSlow) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  expect(await fetchIsSlow()).toBe(isSlow);
});
