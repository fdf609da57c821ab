import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGS, ensureChromium } from '../lib/chromium.ts';
import { CACHE, inRoot } from '../lib/project.ts';
import { SHELL, serverFolderOf } from '../lib/server-folder.ts';
import { type DemoStand, withDemoStand } from './environment.ts';
import { median } from './latency.ts';
import { watchScripts } from './scripts-loaded.ts';

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
    ['send-message', paths.message, []],
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
  /** What tasks took beyond 50 ms each, from the first paint on. */
  blocked: number;
  cls: number;
}
type InPage = Window & { vitals: Times };

/** Records a page's largest paint, its layout shifts and long tasks, and when its main element responds. */
function watchVitals(selector: string): void {
  const times = { lcp: 0, usable: 0, blocked: 0, cls: 0 };
  Object.assign(window, { vitals: times });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    times.lcp = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint && startTime + duration > paint.startTime) times.blocked += Math.max(0, duration - 50);
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) times.cls += value;
  });
  const look = () => {
    const element = document.querySelector(selector);
    // React marks hydrated elements, whose events are handled
    if (element && Object.keys(element).some((key) => key.startsWith('__reactProps'))) times.usable = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

type Measured = Times & { before: number; all: number };

/** Opens a page as `throttled` says, once. */
async function openSlowly(browser: Browser, url: string, selector: string | null): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const loaded = await watchScripts(client);
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
  if (selector) await page.waitForFunction(() => (window as unknown as InPage).vitals.usable > 0);
  const before = loaded().bytes;
  await page.waitForFunction(() => (window as unknown as InPage).vitals.lcp > 0);
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => (window as unknown as InPage).vitals);
  const all = loaded().bytes;
  await context.close();
  return { ...times, before, all };
}

/**
 * Opens a page with an empty cache on slow 4G with a processor four times slower, and returns the medians. `selector` is
 * its main element; null without scripts.
 */
async function throttled(browser: Browser, url: string, selector: string | null): Promise<Measured> {
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await openSlowly(browser, url, selector));
  const of = (name: keyof Measured) => median(runs.map((times) => times[name]));
  return {
    lcp: of('lcp'),
    usable: of('usable'),
    blocked: of('blocked'),
    cls: of('cls'),
    before: of('before'),
    all: of('all'),
  };
}

const withoutScripts = (html: string) =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');

/** Returns a copy of the build whose landing page and shell have no scripts: the fastest they could be. */
function copyWithoutScripts(dist: string): string {
  const copy = `${CACHE}/vitals-no-scripts`;
  for (const [from, to, name] of [
    [dist, copy, 'index.html'],
    [serverFolderOf(dist), serverFolderOf(copy), SHELL],
  ] as const) {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
    writeFileSync(`${to}/${name}`, withoutScripts(readFileSync(`${from}/${name}`, 'utf8')));
  }
  return copy;
}

/** Returns a build of the app as one file, which the browser renders: what is naive. */
async function buildNaively(stand: DemoStand): Promise<string> {
  const dist = `${CACHE}/vitals-one-bundle`;
  await stand.build(inRoot('scripts/bench/one-bundle.config.ts'), dist);
  rmSync(serverFolderOf(dist), { recursive: true, force: true });
  return dist;
}

const AIM = { lcpToBare: 1.3, lcpToNaive: 0.3, usable: 0.45, blocked: 200, before: 125, all: 150 };

async function compare(stand: DemoStand, browser: Browser): Promise<void> {
  const bare = await stand.serve(copyWithoutScripts(stand.dist));
  const naive = await stand.serve(await buildNaively(stand));
  const { paths } = stand;
  const pages = [
    ['landing', '/', 'main a[href="/auth"]'],
    ['public profile', paths.profile, 'main article a'],
    ['take-quiz', paths.quiz, 'main form button[type="submit"]'],
    ['send-message', paths.message, 'main form textarea'],
    ['results', paths.result, 'main h1'],
  ] as const;
  console.log(`\nApplied throttling (slow 4G, 4x CPU), nothing cached, medians of ${RUNS}: ms, and kB of scripts\n`);
  row('page', ['LCP', 'usable', 'blocked', 'CLS', 'before', 'all']);
  const ratios: [name: string, ...ratios: string[]][] = [];
  const ratio = (a: number, b: number) => (a / b).toFixed(2);
  for (const [name, path, main] of pages) {
    const ours = await throttled(browser, stand.origin + path, main);
    const still = await throttled(browser, bare + path, null);
    const other = name === 'landing' ? null : await throttled(browser, naive + path, main);
    const show = (label: string, { lcp, usable, blocked, cls, before, all }: Measured) =>
      row(label, [
        Math.round(lcp),
        usable === 0 ? '-' : Math.round(usable),
        Math.round(blocked),
        cls.toFixed(3),
        (before / 1000).toFixed(1),
        (all / 1000).toFixed(1),
      ]);
    show(name, ours);
    show('  without scripts', still);
    if (other) show('  one bundle, in the browser', other);
    ratios.push([
      name,
      ratio(ours.lcp, still.lcp),
      ...(other ? [ratio(ours.lcp, other.lcp), ratio(ours.usable, other.usable)] : ['-', '-']),
    ]);
  }
  console.log('\nRatios: LCP to the page without scripts; LCP and usable to the one bundle\n');
  row('page', ['LCP/bare', 'LCP/one', 'usable/one']);
  for (const [name, ...cells] of ratios) row(name, cells);
  row('aim, at most', [AIM.lcpToBare, AIM.lcpToNaive, AIM.usable]);
  console.log(
    `\nAims: blocked under ${AIM.blocked} ms, CLS 0, scripts at most ${AIM.before} kB before a page is usable and ${AIM.all} kB in all`,
  );
}

/** `npm run bench vitals`: Lighthouse's results for the public pages, and their times on a slow phone. */
export async function vitals(): Promise<void> {
  const executablePath = await ensureChromium();
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
