import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../scripts/lib/chromium.ts';

/** Real Chromium at phone size against the production build; scripts/tasks/test.ts starts the backend and the hosting. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // a second try says whether a failure was a matter of luck; `npm test` tells it by name either way
  retries: 1,
  // generous: a busy machine is no failure, and a passing test waits for nothing
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:5002',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    // each new worker fetches the whole app for later; tests of what it does allow it
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: CHROMIUM_ARGS,
    },
  },
});
