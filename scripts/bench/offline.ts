import { rmSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { paths as documents } from '../../domain/paths.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../lib/chromium.ts';
import { CACHE } from '../lib/project.ts';
import { DEMO } from '../seed/seed.ts';
import { withDemoStand } from './environment.ts';
import { median } from './latency.ts';
import { signIn } from './sign-in.ts';

const RUNS = 5;

interface Opening {
  /** From the start of the navigation until the worker had delivered the document, in milliseconds. */
  document: number;
  /** From the start of the navigation until the page was usable. */
  usable: number;
}

async function launch(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: await ensureChromium(),
    args: CHROMIUM_ARGS,
    viewport: { width: 390, height: 844 },
  });
}

/** A page that is opened once online and then offline. */
interface Target {
  name: string;
  path: string;
  /** Visible when the page is usable. */
  text: string;
  /** The cache name of the page's public read, which the device stores when idle. */
  kept?: string;
}

const isKept = (name: string) =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open('whoknows');
    // must not create it, or the app would find a database without stores
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      const key = database.transaction('reads').objectStore('reads').getKey(name);
      key.onsuccess = () => {
        database.close();
        resolve(key.result !== undefined);
      };
    };
  });

/** One online visit: every page once, until worker and database have everything. */
async function visit(profile: string, origin: string, targets: readonly Target[], isCreator: boolean): Promise<void> {
  const context = await launch(profile);
  const page = await context.newPage();
  if (isCreator) await signIn(page, origin, DEMO);
  else await page.goto(origin);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const { path, kept } of targets) {
    await page.goto(origin + path);
    await page.locator('main h1').waitFor();
    while (kept && !(await page.evaluate(isKept, kept))) await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await context.close();
}

/** Records when `text` first appears in the document. */
function watchFor(text: string): void {
  const look = () => {
    if (!document.body?.textContent?.includes(text)) return;
    observer.disconnect();
    Object.assign(globalThis, { usableAt: performance.now() });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

async function open(profile: string, url: string, text: string): Promise<Opening> {
  const context = await launch(profile);
  await context.setOffline(true);
  const page: Page = await context.newPage();
  await page.addInitScript(watchFor, text);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'usableAt' in globalThis);
  const opening = await page.evaluate(() => ({
    document: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
    usable: (globalThis as unknown as { usableAt: number }).usableAt,
  }));
  await context.close();
  return opening;
}

async function measureOffline(origin: string, targets: readonly Target[], isCreator: boolean): Promise<void> {
  const profile = `${CACHE}/offline-profile`;
  rmSync(profile, { recursive: true, force: true });
  await visit(profile, origin, targets, isCreator);
  for (const { name, path, text } of targets) {
    const openings: Opening[] = [];
    for (let run = 0; run < RUNS; run++) openings.push(await open(profile, origin + path, text));
    const usable = openings.map((opening) => opening.usable);
    const floor = median(openings.map((opening) => opening.document));
    const range = `${Math.round(median(usable))} (${Math.round(Math.min(...usable))} to ${Math.round(Math.max(...usable))})`;
    console.log(
      `${name.padEnd(16)}${`${Math.round(floor)}`.padEnd(27)}${range.padEnd(22)}${(median(usable) / floor).toFixed(1)}`,
    );
  }
}

/** `npm run bench offline`: opens a page offline in a browser that was closed since the last visit. */
export async function offline(): Promise<void> {
  await withDemoStand('offline', async ({ origin, paths, quizId, responseId }) => {
    const profileRead = `profile:${DEMO.username}`;
    console.log(`\nA closed browser, no network, ${RUNS} times: milliseconds from the start of the navigation\n`);
    console.log('route           document from the worker   usable (range)        x floor');
    await measureOffline(origin, [{ name: 'dashboard', path: '/dashboard', text: 'Total Responses' }], true);
    await measureOffline(
      origin,
      [
        { name: 'take-quiz', path: paths.quiz, text: 'Stay Anonymous', kept: documents.quiz(quizId) },
        { name: 'send-message', path: paths.message, text: 'Send anonymously', kept: profileRead },
        {
          name: 'results',
          path: paths.result,
          text: 'Question breakdown',
          kept: documents.response(responseId),
        },
        { name: 'landing', path: '/', text: 'Join Now' },
      ],
      false,
    );
  });
}
