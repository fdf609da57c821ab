import { afterEach, expect, test, vi } from 'vitest';
import { homePath } from './hint.ts';

const keep = (hint: unknown) => vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(hint) });
afterEach(() => vi.unstubAllGlobals());

test('a demo leads back to the dashboard only for somebody signed in here', () => {
  keep({ uid: 'u1', username: 'maya' });
  expect(homePath()).toBe('/dashboard');
  keep(null);
  expect(homePath()).toBe('/');
});
