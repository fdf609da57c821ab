import { FirebaseError } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { windowOrPage } from './window-or-page.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns the ways that were tried, in order. The window ends with the error of a code; null: well. */
async function waysTried(code: string | null): Promise<string[]> {
  const tried: string[] = [];
  const openWindow = async () => {
    tried.push('window');
    if (code !== null) throw new FirebaseError(code, 'as Auth says it');
  };
  await windowOrPage(openWindow, async () => void tried.push('page')).catch(() => undefined);
  return tried;
}

it.each([
  [null, ['window']],
  ['auth/popup-blocked', ['window', 'page']],
  ['auth/operation-not-supported-in-this-environment', ['window', 'page']],
  ['auth/popup-closed-by-user', ['window']],
  ['auth/network-request-failed', ['window']],
])('the ways tried after a window that ended with %s', async (code, ways) =>
  expect(await waysTried(code)).toEqual(ways),
);

it('an app on an iPhone or iPad opens no window', async () => {
  vi.stubGlobal('navigator', { standalone: true });
  expect(await waysTried(null)).toEqual(['page']);
});
