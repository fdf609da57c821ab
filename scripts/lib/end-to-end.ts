import { globSync, readFileSync, rmSync } from 'node:fs';
import { run } from './process.ts';
import { CACHE } from './project.ts';
import { fromPlaywright, type Tally } from './tally.ts';

const LINES = 60;

/** Prints what the page of each failed test said: on CI its files are gone with the machine. */
function printPages(): void {
  for (const file of globSync(`${CACHE}/e2e-results/*/error-context.md`)) {
    const page = readFileSync(file, 'utf8').split('```yaml\n')[1];
    if (page) console.log(`The page of ${file.split('/').at(-2)}:\n${page.split('\n').slice(0, LINES).join('\n')}`);
  }
}

/** Runs the browser tests, or only files whose names contain one of `filters`. */
export async function endToEnd(filters: readonly string[]): Promise<Tally> {
  const report = `${CACHE}/e2e.json`;
  rmSync(report, { force: true });
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', ...filters];
  const code = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  if (code !== 0) printPages();
  return fromPlaywright(report, code, 'e2e');
}
