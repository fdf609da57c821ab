import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../lib/chromium.ts';
import { firstVisit } from '../lib/first-visit.ts';
import { run } from '../lib/process.ts';
import { CACHE, inRoot, Sorry } from '../lib/project.ts';
import { DEMO } from '../seed/seed.ts';
import { withDemoStand } from './environment.ts';
import { type ScriptsLoaded, watchScripts } from './scripts-loaded.ts';

/** Opens a page with an empty cache and no worker, and adds up its scripts until `isUsable` resolves. */
async function weigh(
  browser: Browser,
  url: string,
  isUsable: (page: Page) => Promise<unknown>,
  state?: BrowserContextOptions['storageState'],
): Promise<ScriptsLoaded> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    ...(state && { storageState: state }),
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const loaded = await watchScripts(client);
  await page.goto(url);
  await isUsable(page);
  const weight = loaded();
  await context.close();
  return weight;
}

/** Builds a page with only react and react-dom: the baseline of all other numbers. */
async function buildFloor(): Promise<string> {
  const home = `${CACHE}/floor`;
  mkdirSync(home, { recursive: true });
  writeFileSync(
    `${home}/index.html`,
    '<!doctype html><div id="root"></div><script type="module" src="./main.js"></script>',
  );
  writeFileSync(
    `${home}/main.js`,
    "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.getElementById('root')).render(createElement('h1', null, 'floor'));\n",
  );
  const vite = [
    inRoot('node_modules/vite/bin/vite.js'),
    'build',
    home,
    '--config',
    inRoot('scripts/bench/floor.config.ts'),
    '--logLevel',
    'warn',
  ];
  if ((await run(process.execPath, vite)) !== 0) throw new Sorry('The floor page did not build.');
  return `${home}/dist`;
}

async function signedInState(browser: Browser, origin: string): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/auth?mode=sign-in`);
  await page
    .getByRole('button', { name: /Sign In/ })
    .first()
    .click();
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.getByText('Total Responses').waitFor();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** `npm run bench weight`: JavaScript each route transfers before it can be used, and all that a first visit transfers. */
export async function weight(): Promise<void> {
  const executablePath = await ensureChromium();
  const floorDist = await buildFloor();
  await withDemoStand('weight', async ({ origin, paths, serve, ...site }) => {
    const floor = await serve(floorDist);
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
    try {
      const state = await signedInState(browser, origin);
      const rows: [name: string, aim: number | null, weight: ScriptsLoaded][] = [];
      const add = async (
        name: string,
        aim: number | null,
        url: string,
        isUsable: (page: Page) => Promise<unknown>,
        as?: typeof state,
      ) => rows.push([name, aim, await weigh(browser, url, isUsable, as)]);
      await add('react + react-dom only', null, floor, (page) => page.getByText('floor').waitFor());
      await add('landing', 125, `${origin}/`, isHydrated);
      await add('take-quiz', 125, origin + paths.quiz, (page) =>
        page.getByRole('button', { name: 'Stay Anonymous' }).waitFor(),
      );
      await add('public-profile', 125, origin + paths.profile, (page) => page.getByRole('textbox').waitFor());
      await add('send-message', 125, origin + paths.message, (page) => page.getByRole('textbox').waitFor());
      await add('results', 125, origin + paths.result, (page) =>
        page.getByRole('heading', { name: /Results/ }).waitFor(),
      );
      await add('dashboard', 420, `${origin}/dashboard`, (page) => page.getByText('Total Responses').waitFor(), state);
      print(rows);
      const links = { landing: '/', ...paths };
      const visits = Object.entries(links).map(
        async ([name, path]) => [name, await firstVisit(browser, site, path, staysAMinute)] as const,
      );
      printVisits(await Promise.all(visits));
    } finally {
      await browser.close();
    }
  });
}

const staysAMinute = (page: Page) => page.waitForTimeout(60_000);

/** Returns whether React has hydrated a prerendered page, which is visible long before. */
const isHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main a[href="/auth"]') ?? {}).some((key) => key.startsWith('__reactProps')),
  );

function print(rows: readonly [string, number | null, ScriptsLoaded][]): void {
  const floor = rows[0]?.[2].bytes ?? 1;
  console.log('\nJavaScript transferred before the page is usable, gzip, kB = 1000 bytes\n');
  console.log(
    `${'route'.padEnd(24)}${'kB'.padStart(8)}${'files'.padStart(7)}${'x floor'.padStart(9)}${'aim'.padStart(7)}`,
  );
  for (const [name, aim, { bytes, files }] of rows) {
    const kB = (bytes / 1000).toFixed(1);
    console.log(
      `${name.padEnd(24)}${kB.padStart(8)}${`${files}`.padStart(7)}${(bytes / floor).toFixed(2).padStart(9)}${`${aim ?? '-'}`.padStart(7)}`,
    );
  }
}

function printVisits(visits: readonly (readonly [name: string, bytes: number])[]): void {
  console.log('\nAll that the site sends within a minute of a first visit, service worker included, kB; aim 330\n');
  for (const [name, bytes] of visits) console.log(name.padEnd(24) + (bytes / 1000).toFixed(1).padStart(8));
}
