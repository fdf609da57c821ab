import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { localWebEnv, viteBuild } from '../lib/build.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../lib/chromium.ts';
import { serveHosting } from '../lib/hosting.ts';
import { close } from '../lib/http.ts';
import { portsFor } from '../lib/ports.ts';
import { CACHE, inRoot, Sorry, serverFolderOf } from '../lib/project.ts';
import { type DemoStand, withDemoStand } from './environment.ts';
import { median, printRow } from './measure.ts';
import { untilUsable } from './usable.ts';

const RUNS = 3;
const DEBUGGING_PORT = 29_222;
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AIMS = 'LCP 1500 ms, CLS 0, blocked 200 ms, scripts 125 kB';
const RATIO_AIMS = { lcp: 1.15, usable: 0.33, scriptsKb: 100 };
/** What somebody came for on each of the visitors' pages. */
const MAIN_ELEMENT = {
  profile: 'main article a',
  quiz: 'main form button[type="submit"]',
  message: 'main form textarea',
  result: 'main h1',
};

interface Audited {
  /** Scores of 100, times in milliseconds, the shift, and kB of scripts. */
  numbers: number[];
  lcp: number;
  failures: string[];
}

/** Opens a page as on a phone with slow 4G and a processor four times slower, with nothing kept. */
async function audit(url: string): Promise<Audited> {
  const done = await lighthouse(url, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...SCORES],
    throttlingMethod: 'devtools',
    skipAudits: ['is-crawlable'], // people's pages are hidden from search engines on purpose
  });
  if (!done) throw new Error(`Lighthouse gave nothing for ${url}.`);
  const { categories, audits } = done.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const checks = SCORES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
  const lcp = Math.round(number('largest-contentful-paint'));
  return {
    numbers: [
      ...SCORES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      lcp,
      Math.round(number('interactive')),
      Math.round(number('total-blocking-time')),
      Number(number('cumulative-layout-shift').toFixed(3)),
      Math.round(scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000),
    ],
    lcp,
    failures: checks.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  };
}

/** Audits the public pages. Returns the LCP of each by its name. */
async function auditAll({ origin, paths }: DemoStand): Promise<Map<string, number>> {
  console.log(`\nLighthouse, medians of ${RUNS}: scores of 100, times in ms, scripts in kB; aims: ${AIMS}\n`);
  printRow('', ['perf', 'a11y', 'best', 'seo', 'LCP', 'ready', 'blocked', 'CLS', 'scripts']);
  const lcps = new Map<string, number>();
  const pages = Object.entries({ landing: '/', ...paths }).map(([name, path]) => ({
    name,
    path,
    runs: [] as Audited[],
  }));
  // in turns, as the machine is faster at one time than at another
  for (let run = 0; run < RUNS; run++) for (const { path, runs } of pages) runs.push(await audit(origin + path));
  for (const { name, runs } of pages) {
    const numbers = runs[0]?.numbers.map((_, at) => median(runs.map((each) => each.numbers[at] ?? Number.NaN)));
    printRow(name, numbers ?? []);
    lcps.set(name, median(runs.map(({ lcp }) => lcp)));
    const failures = new Set(runs.flatMap((run) => run.failures));
    if (failures.size > 0) console.log(`  not passed: ${[...failures].join(', ')}`);
  }
  return lcps;
}

/** Builds the app as one file, which the browser renders. Returns the folder. */
async function buildOneBundle(): Promise<string> {
  const dist = `${CACHE}/vitals-one-bundle`;
  const config = inRoot('scripts/bench/one-bundle.config.ts');
  if (!(await viteBuild(localWebEnv(portsFor('tests')), dist, { config }))) throw new Sorry('It did not build.');
  writeFileSync(join(serverFolderOf(dist), 'pages.mjs'), 'export const answerPage = async () => null;');
  return dist;
}

/** Compares visitors' pages with the landing page, and with the app as one bundle. */
async function compare(stand: DemoStand, browser: Browser, lcps: ReadonlyMap<string, number>): Promise<void> {
  const server = await serveHosting({ dist: await buildOneBundle(), port: 0, functionsPort: stand.functionsPort });
  const bundle = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { lcp, usable, scriptsKb } = RATIO_AIMS;
  try {
    console.log(
      `\nLCP to the landing page's, usable to the app as one bundle; aims: ${lcp}, ${usable}, ${scriptsKb} kB of scripts before\n`,
    );
    printRow('', ['LCP', 'usable', 'ms', 'bundle', 'kB']);
    for (const [name, selector] of Object.entries(MAIN_ELEMENT) as [keyof typeof MAIN_ELEMENT, string][]) {
      const path = stand.paths[name];
      const [ours, theirs] = await untilUsable(browser, [stand.origin + path, bundle + path], selector, RUNS);
      const toLanding = (lcps.get(name) ?? Number.NaN) / (lcps.get('landing') ?? Number.NaN);
      const toBundle = ours.ms / theirs.ms;
      const times = [ours.ms, theirs.ms].map((ms) => ms.toFixed(0));
      printRow(name, [toLanding.toFixed(2), toBundle.toFixed(2), ...times, (ours.bytes / 1000).toFixed(0)]);
    }
  } finally {
    close(server);
  }
}

/**
 * `npm run bench vitals`: Lighthouse's scores of the public pages, their times and their scripts on a slow phone; the
 * LCP of visitors' pages to the landing page's, and when they are usable to the app as one bundle.
 */
export async function vitals(): Promise<void> {
  const executablePath = await ensureChromium();
  await withDemoStand('vitals', async (stand) => {
    const browser = await chromium.launch({
      executablePath,
      args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
    });
    try {
      await compare(stand, browser, await auditAll(stand));
    } finally {
      await browser.close();
    }
  });
}
