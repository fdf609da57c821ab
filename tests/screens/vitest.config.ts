import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { TEST_CHROMIUM_ARGS } from '../../scripts/lib/chromium.ts';
import { indexHtml } from '../../scripts/vite/index-html.ts';
import * as commands from './commands.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** As firebase.json has them. */
const functions = process.env['FUNCTIONS_TARGET'];
const toFunction = (name: string) => ({
  target: `${functions}/${name}`,
  changeOrigin: false,
  // each page is another sender, as it would be behind Hosting
  headers: { 'x-forwarded-for': '89.160.20.112, 66.102.8.69' },
});

/** Serves index.html, with its layers of styles, as the page of the tests: they start the app themselves. */
const withoutApp = (): Plugin => ({
  name: 'whoknows-without-app',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace(/<script type="module" src="\/src\/main.*?<\/script>/, ''),
  },
});

/** Screens in a real browser, on the backend that scripts/ has started: see docs/testing.md. */
export default defineConfig({
  root,
  plugins: [react(), indexHtml(), withoutApp()],
  resolve: {
    alias: [
      { find: '@domain', replacement: here('domain') },
      { find: /^zustand$/, replacement: here('src/testing/zustand.ts') },
    ],
  },
  css: { transformer: 'lightningcss' },
  server: {
    proxy: {
      '^/api/unlock-quiz(?:/|$)': toFunction('unlock'),
      '^/api/unsubscribe(?:/|$)': toFunction('unsubscribe'),
      '^/api(?:/|$)': toFunction('api'),
      '^/og(?:/|$)': toFunction('pictures'),
      '^/story(?:/|$)': toFunction('pictures'),
    },
  },
  test: {
    name: 'screens',
    api: { port: Number(process.env['SCREENS_PORT']), strictPort: true },
    include: ['src/**/*.screen.test.tsx'],
    setupFiles: ['src/testing/set-up.ts'],
    // one page goes through many files, so that the app's code is loaded once
    isolate: false,
    maxWorkers: 2,
    // generous: a busy machine is no failure, and a passing test waits for nothing
    testTimeout: 240_000,
    expect: { poll: { timeout: 45_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      testerHtmlPath: 'index.html',
      locators: { exact: false }, // as in Playwright
      commands: { ...commands },
      provider: playwright({
        launchOptions: {
          ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
          args: TEST_CHROMIUM_ARGS,
        },
        contextOptions: {
          hasTouch: true,
          locale: 'en-GB',
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
        actionTimeout: 45_000,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
});
