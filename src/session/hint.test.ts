import { afterEach, expect, test, vi } from 'vitest';
import { createPath, homePath } from './hint.ts';

const keep = (hint: unknown) => vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(hint) });
afterEach(() => vi.unstubAllGlobals());

test('ways that need an account are offered only to who is signed in here', () => {
  keep({ uid: 'u1', username: 'maya' });
  expect([homePath(), createPath()]).toEqual(['/dashboard', '/create-quiz']);
  keep(null);
  expect([homePath(), createPath()]).toEqual(['/', '/']);
});
