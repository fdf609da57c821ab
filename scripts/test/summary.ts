import { readFileSync } from 'node:fs';
import { tableIn } from '../lib/measured-costs.ts';
import { inRoot } from '../lib/project.ts';
import type { TestEnd } from './report.ts';
import type { Outcome } from './step.ts';

const DOC = 'docs/testing.md';
type Limits = Readonly<Record<string, { tests: number; pages: number }>>;

/** Returns the most tests and pages of each step of the gate; more tests fail, more pages are said. */
export function readLimits(text = readFileSync(inRoot(DOC), 'utf8')): Limits {
  const number = (cell = '') => (cell === '' ? Number.POSITIVE_INFINITY : Number(cell.replaceAll(',', '')));
  const rows = tableIn(text, 'step').map(([step = '', tests, pages]): [string, Limits[string]] => [
    step.replaceAll('`', ''),
    { tests: number(tests), pages: number(pages) },
  ]);
  return Object.fromEntries(rows);
}

export const nameOf = (step: string, { file, title, reason }: TestEnd) =>
  `${[step, file, title].filter(Boolean).join(': ')}${reason === undefined ? '' : `: ${reason}`}`;

const SLOWEST = 5;
const testsOf = ({ passed, failed }: Outcome) => passed.length + failed.length;
const pagesOf = ({ passed, failed }: Outcome) => [...passed, ...failed].reduce((sum, { pages }) => sum + pages, 0);

function row({ name, seconds = 0, leftOut, ...outcome }: Outcome, limits: Limits | undefined): string {
  const limit = limits?.[name];
  const of = (used: number, most = Number.POSITIVE_INFINITY) =>
    Number.isFinite(most) ? `${used} of ${most}` : `${used}`;
  const pages = pagesOf({ name, ...outcome });
  const cells = [
    `${Math.round(seconds)} s`,
    of(testsOf({ name, ...outcome }), limit?.tests),
    pages ? of(pages, limit?.pages) : '',
  ];
  return `  ${name.padEnd(20)}${cells.map((cell) => cell.padStart(14)).join('')}${leftOut ? `  left out: ${leftOut}` : ''}`.trimEnd();
}

/**
 * Returns the last lines of a run and whether all is well: what each step took, the slowest tests, what failed, and the
 * counts. `unsteady` are tests that failed and then passed alone.
 */
export function summary(
  outcomes: readonly Outcome[],
  unsteady: readonly string[],
  seconds: number,
  limits?: Limits,
): { lines: string[]; isGood: boolean } {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
  const over = outcomes.flatMap((outcome) => {
    const most = limits?.[outcome.name]?.tests ?? Number.POSITIVE_INFINITY;
    return testsOf(outcome) > most
      ? [`${outcome.name}: ${testsOf(outcome)} tests, and ${DOC} allows ${most}: take some away, there or elsewhere`]
      : [];
  });
  const tooManyPages = outcomes.filter(
    (outcome) => pagesOf(outcome) > (limits?.[outcome.name]?.pages ?? Number.POSITIVE_INFINITY),
  );
  const slowest = outcomes
    .flatMap(({ name, passed }) => passed.map((test) => ({ name: nameOf(name, test), ms: test.ms })))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST);
  const failed = outcomes.flatMap(({ name, failed }) => failed.map((failure) => nameOf(name, failure)));
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed.length, 0);
  return {
    isGood: failed.length + over.length === 0 && passed > 0,
    lines: [
      '',
      ...outcomes.map((outcome) => row(outcome, limits)),
      `  ${'all'.padEnd(20)}${`${Math.round(seconds)} s`.padStart(14)}`,
      '',
      ...list(
        'The slowest tests:',
        slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1)} s  ${name}`),
      ),
      ...list(
        'More pages than planned:',
        tooManyPages.map(({ name }) => name),
      ),
      ...list('Above the limits:', over),
      ...list('Failed:', failed),
      ...unsteady.map((test) => `unsteady: ${test}`),
      `${passed} passed, ${failed.length + over.length} failed`,
    ],
  };
}
