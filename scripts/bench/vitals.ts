import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGS, ensureChromium } from '../lib/chromium.ts';
import { CACHE, inRoot } from '../lib/project.ts';
import { median } from './latency.ts';
import { type DemoStand, withDemoStand } from './stand.ts';

const RUNS = 3;
const DEBUGGING_PORT = 29_222;
const row = (name: string, cells: readonly (string | number)[], width = 10) =>
  console.log(name.padEnd(28) + cells.map((cell) => String(cell).padStart(width)).join(''));

/** Returns pages by name; a result is hidden from search engines on purpose, which Lighthouse penalizes. */
const audited = ({ paths }: DemoStand) =>
  [
    ['landing', '/', []],
    ['public profile', paths.profile, []],
    ['take-quiz', paths.quiz, []],
    ['results', paths.result, ['is-crawlable']],
  ] as const;

/** Runs Lighthouse's default mobile preset: scores, and times under simulated throttling. */
async function audit(stand: DemoStand): Promise<void> {
  console.log(`\nLighthouse, mobile preset, medians of ${RUNS}: scores of 100, times in ms\n`);
  row('page', ['perf', 'a11y', 'best', 'seo', 'LCP', 'CLS', 'TBT']);
  for (const [name, path, skipped] of audited(stand)) {
    const runs: number[][] = [];
    const failures = new Set<string>();
    for (let run = 0; run < RUNS; run++) {
      const done = await lighthouse(stand.origin + path, {
        port: DEBUGGING_PORT,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        skipAudits: [...skipped],
      });
      if (!done) throw new Error(`Lighthouse gave nothing for ${path}.`);
      const { categories, audits } = done.lhr;
      const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
      const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
      for (const id of ['accessibility', 'best-practices', 'seo']) {
        for (const { id: auditId, weight } of categories[id]?.auditRefs ?? [])
          if (weight > 0 && audits[auditId]?.score !== null && (audits[auditId]?.score ?? 1) < 1) failures.add(auditId);
      }
      runs.push([
        score('performance'),
        score('accessibility'),
        score('best-practices'),
        score('seo'),
        number('largest-contentful-paint'),
        number('cumulative-layout-shift'),
        number('total-blocking-time'),
      ]);
    }
    const [perf, a11y, best, seo, lcp = 0, cls = 0, tbt = 0] = [0, 1, 2, 3, 4, 5, 6].map((at) =>
      median(runs.map((values) => values[at] ?? Number.NaN)),
    );
    row(name, [perf ?? '', a11y ?? '', best ?? '', seo ?? '', Math.round(lcp), cls.toFixed(3), Math.round(tbt)]);
    if (skipped.length > 0) console.log(`  without ${skipped.join(', ')}: the page is noindex on purpose`);
    if (failures.size > 0) console.log(`  not passed: ${[...failures].join(', ')}`);
  }
}

interface Times {
  lcp: number;
  usable: number;
  cls: number;
}

/** Records a page's largest paint, its layout shifts, and when its main element responds. */
function watchVitals(selector: string): void {
  const times = { lcp: 0, usable: 0, cls: 0 };
  Object.assign(window, { vitals: times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) times.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) times.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const element = document.querySelector(selector);
    // React marks hydrated elements, whose events are handled
    if (element && Object.keys(element).some((key) => key.startsWith('__reactProps'))) times.usable = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/**
 * Opens a page with an empty cache on slow 4G with a processor four times slower. `selector` is its main element; null
 * without scripts.
 */
async function throttled(browser: Browser, url: string, selector: string | null): Promise<Times> {
  const runs: Times[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    // Lighthouse's numbers for applied throttling of slow 4G
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562.5,
      downloadThroughput: (1474.56 * 1024) / 8,
      uploadThroughput: (675 * 1024) / 8,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watchVitals, selector ?? 'none');
    await page.goto(url);
    const read = () => page.evaluate(() => (window as unknown as { vitals: Times }).vitals);
    if (selector) await page.waitForFunction(() => (window as unknown as { vitals: Times }).vitals.usable > 0);
    await page.waitForFunction(() => (window as unknown as { vitals: Times }).vitals.lcp > 0);
    runs.push(await read());
    await context.close();
  }
  return {
    lcp: median(runs.map(({ lcp }) => lcp)),
    usable: median(runs.map(({ usable }) => usable)),
    cls: median(runs.map(({ cls }) => cls)),
  };
}

/** Returns a copy of the build whose landing page has no scripts: the fastest it could be. */
function withoutScripts(dist: string): string {
  const copy = `${CACHE}/vitals-no-scripts`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(dist, copy, { recursive: true });
  const html = readFileSync(`${dist}/index.html`, 'utf8');
  writeFileSync(
    `${copy}/index.html`,
    html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, ''),
  );
  return copy;
}

async function compare(stand: DemoStand, browser: Browser): Promise<void> {
  const bare = await stand.serve(withoutScripts(stand.dist));
  const oneBundle = `${CACHE}/vitals-one-bundle`;
  await stand.build(inRoot('scripts/bench/one-bundle.config.ts'), oneBundle);
  const oneOrigin = await stand.serve(oneBundle);
  const startButton = 'main form button[type="submit"]';
  const rows: [name: string, times: Times][] = [
    ['landing', await throttled(browser, `${stand.origin}/`, 'main a[href="/auth"]')],
    ['landing, scripts removed', await throttled(browser, `${bare}/`, null)],
    ['public profile', await throttled(browser, stand.origin + stand.paths.profile, 'main article a')],
    ['take-quiz', await throttled(browser, stand.origin + stand.paths.quiz, startButton)],
    ['take-quiz, one bundle', await throttled(browser, oneOrigin + stand.paths.quiz, startButton)],
    ['results', await throttled(browser, stand.origin + stand.paths.result, 'main h1')],
  ];
  console.log(`\nApplied throttling (slow 4G, 4x CPU), nothing cached, medians of ${RUNS}, ms\n`);
  row('page', ['LCP', 'usable', 'CLS']);
  for (const [name, { lcp, usable, cls }] of rows)
    row(name, [Math.round(lcp), usable === 0 ? '-' : Math.round(usable), cls.toFixed(3)]);
  const of = (name: string) => rows.find(([known]) => known === name)?.[1] as Times;
  const ratio = (a: number, b: number) => (a / b).toFixed(2);
  console.log(
    `\nlanding's LCP / without scripts: ${ratio(of('landing').lcp, of('landing, scripts removed').lcp)} (aim: at most 1.3)`,
  );
  console.log(
    `take-quiz usable / as one bundle: ${ratio(of('take-quiz').usable, of('take-quiz, one bundle').usable)} (aim: at most 0.75)`,
  );
}

/** `npm run bench vitals`: Lighthouse's results for the public pages, and their times on a slow phone. */
export async function vitals(): Promise<void> {
  const executablePath = ensureChromium();
  await withDemoStand('vitals', async (stand) => {
    const browser = await chromium.launch({
      executablePath,
      args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
    });
    try {
      await audit(stand);
      await compare(stand, browser);
    } finally {
      await browser.close();
    }
  });
}
