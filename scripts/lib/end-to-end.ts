import { rmSync } from 'node:fs';
import { ensureChromium, ensureFullChromium } from './chromium.ts';
import { onSite } from './on-site.ts';
import type { Ports } from './ports.ts';
import { type Env, run } from './process.ts';
import { CACHE } from './project.ts';
import { fromPlaywright, sum, type Tally } from './tally.ts';

/** On one backend, Firestore's streams stalled for two minutes after 190 tests; each part has a fresh one. */
const PARTS = ['1/3', '2/3', '3/3'];

/** Runs the browser tests on the build in `dist`, or only files whose names contain one of `filters`. */
export async function endToEnd(ports: Ports, dist: string, filters: readonly string[]): Promise<Tally> {
  const browsers: Env = { CHROMIUM_PATH: ensureChromium(), FULL_CHROMIUM_PATH: ensureFullChromium() };
  const tallies: Tally[] = [];
  for (const shard of filters.length > 0 ? ['1/1'] : PARTS)
    tallies.push(await playwright(shard, { ports, dist, filters, browsers }));
  return sum(tallies);
}

async function playwright(
  shard: string,
  options: { ports: Ports; dist: string; filters: readonly string[]; browsers: Env },
): Promise<Tally> {
  const { ports, dist, filters, browsers } = options;
  const report = `${CACHE}/e2e.json`;
  rmSync(report, { force: true });
  // a folder for each part: the next would empty the one before
  const output = `${CACHE}/e2e-results/${shard.replace('/', '-of-')}`;
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--shard', shard, '--output', output, ...filters];
  return onSite({ name: 'e2e', ports, dist }, async (site) => {
    const env: Env = { ...site, ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    return fromPlaywright(report, await run('playwright', args, env), `e2e ${shard}`);
  });
}
