import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { localWebEnv } from '../../scripts/lib/build.ts';
import { findChromium, TEST_CHROMIUM_ARGS } from '../../scripts/lib/chromium.ts';
import { portsFor } from '../../scripts/lib/ports.ts';
import { PROJECT, REGION } from '../../scripts/lib/project.ts';
import { indexHtml } from '../../scripts/vite/index-html.ts';
import * as commands from './commands.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const ports = portsFor('tests');
/** As firebase.json has them. */
const functions = `http://127.0.0.1:${ports.functions}/${PROJECT}/${REGION}`;
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

/** The settings of a web build; as variables of the environment, other tests would find them. */
const settings = Object.entries(localWebEnv(ports)).map(([name, value]) => [
  `import.meta.env.${name}`,
  JSON.stringify(value),
]);

/** Screens in a real browser, as production shows them, beside the backend: see docs/testing.md. */
export default defineConfig({
  root,
  plugins: [indexHtml(), withoutApp()],
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.PROD': 'true',
    'import.meta.env.DEV': 'false',
    ...Object.fromEntries(settings),
    'import.meta.env.VITE_PATIENCE': '20',
  },
  optimizeDeps: {
    // what no file imports by name
    include: ['react/jsx-runtime'],
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  oxc: { jsx: { runtime: 'automatic', development: false } },
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
    sequence: { groupOrder: 5 },
    tags: [{ name: 'gate' }],
    globalSetup: ['scripts/test/set-up.ts'],
    api: { port: portsFor('screens').hosting, strictPort: true },
    include: ['src/**/*.screen.test.tsx'],
    setupFiles: ['src/testing/set-up.ts'],
    // one page goes through many files, so that the app's code is loaded once
    isolate: false,
    maxWorkers: 2,
    // generous: a busy machine is no failure, and a passing test waits for nothing
    testTimeout: 240_000,
    expect: { poll: { timeout: 150_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      testerHtmlPath: 'index.html',
      locators: { exact: false }, // as in Playwright
      commands: { ...commands },
      provider: playwright({
        launchOptions: {
          ...findChromium(),
          args: TEST_CHROMIUM_ARGS,
        },
        contextOptions: {
          hasTouch: true,
          locale: 'en-GB',
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
        actionTimeout: 150_000,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
});
