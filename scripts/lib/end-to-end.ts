import { rmSync } from 'node:fs';
import { run } from './process.ts';
import { CACHE } from './project.ts';
import { fromPlaywright, type Tally } from './tally.ts';

/** Runs the browser tests, or only files whose names contain one of `filters`. */
export async function endToEnd(filters: readonly string[]): Promise<Tally> {
  const report = `${CACHE}/e2e.json`;
  rmSync(report, { force: true });
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', ...filters];
  return fromPlaywright(report, await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report }), 'e2e');
}
