import { AuthFailure } from '@domain/auth/session.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insistOn } from './session-loader.ts';

const reload = vi.fn();
/** What each of the loaders throws. */
const failed = new AuthFailure('network');
const absent = () => Promise.reject(failed);

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/auth', reload });
});
afterEach(() => {
  reload.mockClear();
  vi.unstubAllGlobals();
});
const serverAnswers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

test('what arrives on a later try is used, and the page stays', async () => {
  serverAnswers(async () => new Response());
  expect(await insistOn(async () => 'here')).toBe('here');
  expect(reload).not.toHaveBeenCalled();
});

test('what does not arrive although the server is there comes with a page that is loaded anew', async () => {
  serverAnswers(async () => new Response());
  await expect(insistOn(absent)).rejects.toBe(failed);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['no network', () => Promise.reject(new TypeError())],
  ['a server in trouble', async () => new Response(null, { status: 503 })],
])('with %s the page stays, with what was typed', async (_, answer) => {
  serverAnswers(answer);
  await expect(insistOn(absent)).rejects.toBe(failed);
  expect(reload).not.toHaveBeenCalled();
});
