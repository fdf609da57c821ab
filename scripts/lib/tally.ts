import { existsSync, readFileSync } from 'node:fs';

/** How many checks of a run passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/** A run without a report of its own counts as one check. A crash always counts as at least one failure. */
export const fromExitCode = (code: number): Tally => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

function withExitCode(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** Reads a report of Vitest's `json` reporter. */
export function fromVitest(report: string, code: number): Tally {
  if (!existsSync(report)) return fromExitCode(code || 1);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return withExitCode({ passed: numPassedTests, failed: numFailedTests }, code);
}

/** Reads a report of Playwright's `json` reporter; a test that passed only on a second try counts as failed. */
export function fromPlaywright(report: string, code: number): Tally {
  if (!existsSync(report)) return fromExitCode(code || 1);
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return withExitCode({ passed: expected, failed: unexpected + flaky }, code);
}
