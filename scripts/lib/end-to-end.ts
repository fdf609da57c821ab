import { rmSync } from 'node:fs';
import { startBackend } from './backend.ts';
import { ensureChromium, ensureFullChromium } from './chromium.ts';
import { serveHosting } from './hosting.ts';
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
  const backend = await startBackend({ name: 'e2e', ports });
  const hosting = await serveHosting({ dist, port: ports.hosting, functionsPort: ports.functions });
  const report = `${CACHE}/e2e.json`;
  rmSync(report, { force: true });
  const env: Env = {
    ...backend.env,
    ...browsers,
    BASE_URL: `http://localhost:${ports.hosting}`,
    DIST: dist,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  // a folder for each part: the next would empty the one before
  const output = `${CACHE}/e2e-results/${shard.replace('/', '-of-')}`;
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--shard', shard, '--output', output, ...filters];
  try {
    return fromPlaywright(report, await run('playwright', args, env), `e2e ${shard}`);
  } finally {
    hosting.closeAllConnections();
    hosting.close();
    await backend.stop();
  }
}
