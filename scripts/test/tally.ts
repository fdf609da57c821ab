import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { ROOT } from '../lib/project.ts';

/** How many checks of a run passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  /** The failures, each with the first line of its reason. A run may fail without any. */
  failures: readonly string[];
  /** The pages that were loaded in browsers, or the screens that were rendered. */
  pages: number;
  times: readonly { name: string; ms: number }[];
}

const NOTHING: Tally = { passed: 0, failed: 0, failures: [], pages: 0, times: [] };

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      failures: [...all.failures, ...one.failures],
      pages: all.pages + one.pages,
      times: [...all.times, ...one.times],
    }),
    NOTHING,
  );

/** Returns the tally of a run without a report, which counts as one check. A crash counts as at least one failure. */
export const fromExitCode = (code: number, what: string): Tally =>
  code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, failures: [what] };

export const leftOut = (): Tally => NOTHING;

function withExitCode(tally: Tally, code: number, what: string): Tally {
  return code !== 0 && tally.failed === 0 ? sum([tally, fromExitCode(code, `${what}: ended with ${code}`)]) : tally;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal begin with one
const firstLine = (text = '') => (text.replace(/\u001b\[[\d;]*m/g, '').split('\n')[0] ?? '').slice(0, 300);
const fromRoot = (file: string) => (file.startsWith(ROOT) ? file.slice(ROOT.length) : file);
const read = (report: string) => JSON.parse(readFileSync(report, 'utf8'));

/** Returns how many screens a test has rendered: src/testing counts them in its task's meta. */
const pagesOf = (meta: object | undefined) => Number((meta as { pages?: number } | undefined)?.pages ?? 0);

/** Returns the tally of a report by Vitest's `json` reporter. A file that couldn't run is a failure too. */
export function fromVitest(report: string, code: number, what: string): Tally {
  if (!existsSync(report)) return fromExitCode(code || 1, what);
  const { numPassedTests, testResults }: JsonTestResults = read(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = fromRoot(name);
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message) || 'a hook failed'}`];
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages?.[0])}`);
  });
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: `${fromRoot(name)}: ${fullName}`, ms: duration ?? 0 })),
  );
  const pages = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .reduce((total, { meta }) => total + pagesOf(meta), 0);
  const tally = { passed: numPassedTests, failed: failures.length, failures, pages, times };
  return withExitCode(tally, code, what);
}

/** How tests/e2e/support.ts names its count of loaded pages. */
const PAGES = 'pages';

type Run = { name: string; test: JSONReportTest };
const runsOf = ({ specs, suites = [] }: JSONReportSuite): Run[] => [
  ...specs.flatMap(({ file, line, title, tests }) => tests.map((test) => ({ name: `${file}:${line} ${title}`, test }))),
  ...suites.flatMap(runsOf),
];

export function fromPlaywright(report: string, code: number, what: string): Tally {
  if (!existsSync(report)) return fromExitCode(code || 1, what);
  const { suites, stats, errors }: JSONReport = read(report);
  const runs = suites.flatMap(runsOf);
  const failed = runs
    .filter(({ test }) => test.status === 'unexpected')
    .map(({ name, test }) => `${name}: ${firstLine(test.results[0]?.error?.message)}`);
  // not of a test: a file that couldn't be loaded
  const failures = [...failed, ...errors.map(({ message }) => firstLine(message))];
  const times = runs.map(({ name, test }) => ({ name, ms: test.results[0]?.duration ?? 0 }));
  const pages = runs
    .flatMap(({ test }) => test.annotations)
    .reduce((total, { type, description }) => total + (type === PAGES ? Number(description) : 0), 0);
  return withExitCode({ passed: stats.expected, failed: failures.length, failures, pages, times }, code, what);
}
