import { defineConfig } from '@playwright/test';
import { SHORT_LIVED_ARGS } from '../../scripts/lib/chromium.ts';

/** Tests of what only a whole browser does: it installs an app, shows notifications and badges, and wakes a worker to send. */
const BESIDE_PAGES = [
  'app-check.spec.ts',
  'manifest.spec.ts',
  'notifications.spec.ts',
  'outbox.spec.ts',
  'push.spec.ts',
  'reply-push.spec.ts',
];

const launched = (path: string | undefined) => ({
  launchOptions: { ...(path !== undefined && { executablePath: path }), args: SHORT_LIVED_ARGS },
});

/** Real Chromium at phone size against the production build; scripts/lib/steps.ts starts the backend and the hosting. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e-results',
  fullyParallel: true,
  // on two processors: tests wait more than they work; with five, pages wait for each other
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // tests that need a second try are fixed or deleted
  retries: 0,
  // generous: a busy machine is no failure, and a passing test waits for nothing
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json']],
  projects: [
    // first: they take longest, and at the end other workers would wait for them
    { name: 'browser', testMatch: BESIDE_PAGES, use: launched(process.env['FULL_CHROMIUM_PATH']) },
    { name: 'pages', testIgnore: BESIDE_PAGES, use: launched(process.env['CHROMIUM_PATH']) },
  ],
  use: {
    baseURL: process.env['SITE'] ?? 'http://localhost:5002',
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
