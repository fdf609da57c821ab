import { rmSync } from 'node:fs';
import { type Env, run } from './process.ts';
import { CACHE } from './project.ts';
import { fromVitest, type Tally } from './tally.ts';

/**
 * Runs one project of vitest.config.ts, or its part in `filters` (parts of file names, options), and counts its tests.
 * Google's emulators run in parallel, so their report has its own name.
 */
export async function vitest(project: string, env: Env = {}, filters: readonly string[] = []): Promise<Tally> {
  const report = `${CACHE}/vitest-${env['OFFICIAL_SUITE'] ? 'official-' : ''}${project.replace('*', '')}.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return fromVitest(report, await run('vitest', ['run', '--project', project, ...reporters, ...filters], env), project);
}
