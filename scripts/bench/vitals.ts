import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGS, ensureChromium } from '../lib/chromium.ts';
import { withDemoStand } from './environment.ts';
import { median, printRow } from './measure.ts';

const RUNS = 3;
const DEBUGGING_PORT = 29_222;
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AIMS = 'LCP 1500 ms, CLS 0, blocked 200 ms, scripts 125 kB';

interface Audited {
  /** Scores of 100, times in milliseconds, the shift, and kB of scripts. */
  numbers: number[];
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
  return {
    numbers: [
      ...SCORES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      Math.round(number('largest-contentful-paint')),
      Math.round(number('interactive')),
      Math.round(number('total-blocking-time')),
      Number(number('cumulative-layout-shift').toFixed(3)),
      Math.round(scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000),
    ],
    failures: checks.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  };
}

/** `npm run bench vitals`: Lighthouse's scores of the public pages, their times and their scripts on a slow phone. */
export async function vitals(): Promise<void> {
  const executablePath = await ensureChromium();
  await withDemoStand('vitals', async ({ origin, paths }) => {
    const browser = await chromium.launch({
      executablePath,
      args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
    });
    try {
      console.log(`\nLighthouse, medians of ${RUNS}: scores of 100, times in ms, scripts in kB; aims: ${AIMS}\n`);
      printRow('', ['perf', 'a11y', 'best', 'seo', 'LCP', 'ready', 'blocked', 'CLS', 'scripts']);
      for (const [name, path] of Object.entries({ landing: '/', ...paths })) {
        const runs: Audited[] = [];
        for (let run = 0; run < RUNS; run++) runs.push(await audit(origin + path));
        const numbers = runs[0]?.numbers.map((_, at) => median(runs.map((each) => each.numbers[at] ?? Number.NaN)));
        printRow(name, numbers ?? []);
        const failures = new Set(runs.flatMap((run) => run.failures));
        if (failures.size > 0) console.log(`  not passed: ${[...failures].join(', ')}`);
      }
    } finally {
      await browser.close();
    }
  });
}
