import { defineConfig } from '@playwright/test';
import { findChromium, findFullChromium, SHORT_LIVED_ARGS } from './scripts/lib/chromium.ts';
import { portsFor } from './scripts/lib/ports.ts';
import type { Options } from './tests/e2e/support.ts';

/** Tests of what only a whole browser does: it installs an app, shows notifications and badges, and wakes a worker to send. */
const BESIDE_PAGES = [
  'app-check.spec.ts',
  'manifest.spec.ts',
  'notifications.spec.ts',
  'outbox.spec.ts',
  'push.spec.ts',
  'reply-push.spec.ts',
];

/** By how many hours the devices' clocks are ahead: right, or what some people's are. */
const CLOCKS = process.env['WRONG_CLOCKS'] ? [400 * 24, 3, 5 / 60, -3, -400 * 24] : [0];
const named = (clockAhead: number) => (clockAhead === 0 ? '' : ` ${clockAhead.toFixed(1)} h ahead`);

const launched = (browser: { executablePath?: string }) => ({
  launchOptions: { ...browser, args: SHORT_LIVED_ARGS },
});

/** Real Chromium at phone size against the production build, beside the backend: see docs/testing.md. */
export default defineConfig<Options>({
  testDir: 'tests/e2e',
  globalSetup: './scripts/test/set-up.ts',
  outputDir: '.cache/e2e-results',
  fullyParallel: true,
  // on two processors: tests wait more than they work; with more, pages wait for each other
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // the gate's one second try is the runner's, which names the test: scripts/test/unsteady.ts
  retries: 0,
  // generous: a busy machine is no failure, and a passing test waits for nothing
  timeout: 600_000,
  expect: { timeout: 150_000 },
  reporter: 'list',
  projects: CLOCKS.flatMap((clockAhead) => [
    // first: they take longest, and at the end other workers would wait for them
    {
      name: `browser${named(clockAhead)}`,
      testMatch: BESIDE_PAGES,
      use: { clockAhead, ...launched(findFullChromium()) },
    },
    { name: `pages${named(clockAhead)}`, testIgnore: BESIDE_PAGES, use: { clockAhead, ...launched(findChromium()) } },
  ]),
  use: {
    baseURL: `http://localhost:${portsFor('tests').hosting}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    // each new worker fetches the whole app for later; tests of what it does allow it
    serviceWorkers: 'block',
    // drawing what moves costs a seventh of the processor time; tests of a whole way, and of motion itself, allow it
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    // of every page of a test that fails; the page as text is of one
    screenshot: 'only-on-failure',
  },
});
