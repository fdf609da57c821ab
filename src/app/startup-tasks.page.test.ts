import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';
import { runStartupTasks } from './startup-tasks.ts';

afterEach(() => vi.unstubAllGlobals());

/** Starts a page, in the browser or as the installed app, whose first screen is ready. */
function start(isInstalled: boolean, more = {}) {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('browser') !== isInstalled }));
  vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(false), persist }, ...more });
  runStartupTasks();
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('pointerdown'));
  return persist;
}

test('an installed app asks for persistent storage, a page in the browser does not', async () => {
  const inBrowser = start(false);
  const installed = start(true);
  await waitFor(() => expect(installed).toHaveBeenCalledOnce());
  expect(inBrowser).not.toHaveBeenCalled();
});

test('Safari gets its startup images once it is started', async () => {
  vi.stubGlobal('screen', { width: 390, height: 844 });
  vi.stubGlobal('devicePixelRatio', 3);
  start(false, { standalone: false });
  const links = () => [...document.querySelectorAll('link[rel=apple-touch-startup-image]')];
  await waitFor(() => expect(links()).toHaveLength(2));
  for (const link of links()) link.remove();
});
