import { readFileSync } from 'node:fs';
import { tableIn } from '../lib/measured-costs.ts';
import { inRoot } from '../lib/project.ts';
import type { TestEnd } from './reporter.ts';
import type { Outcome } from './step.ts';

const DOC = 'docs/testing.md';
type Limits = Readonly<Record<string, { tests: number; pages: number }>>;

/** Returns the most tests and pages of each step of the gate. */
export function readLimits(text = readFileSync(inRoot(DOC), 'utf8')): Limits {
  const number = (cell = '') => (cell === '' ? Number.POSITIVE_INFINITY : Number(cell.replaceAll(',', '')));
  const rows = tableIn(text, 'step').map(([step = '', tests, pages]): [string, Limits[string]] => [
    step.replaceAll('`', ''),
    { tests: number(tests), pages: number(pages) },
  ]);
  return Object.fromEntries(rows);
}

export const nameOf = (step: string, { file, title, reason }: TestEnd) =>
  [step, file, title, reason].filter(Boolean).join(': ');

const countOf = ({ passed, failed }: Outcome) => ({
  tests: passed.length + failed.length,
  pages: [...passed, ...failed].reduce((sum, { pages }) => sum + pages, 0),
});

function rowOf(outcome: Outcome, limits: Limits): string {
  const { tests, pages } = countOf(outcome);
  const of = (used: number, most = Number.POSITIVE_INFINITY) =>
    most < Number.POSITIVE_INFINITY ? `${used} of ${most}` : `${used}`;
  const { tests: mostTests, pages: mostPages } = limits[outcome.name] ?? {};
  const cells = [`${Math.round(outcome.seconds ?? 0)} s`, of(tests, mostTests), pages > 0 ? of(pages, mostPages) : ''];
  const note = outcome.leftOut
    ? `  left out: ${outcome.leftOut}`
    : pages > (mostPages ?? pages)
      ? '  more pages than planned'
      : '';
  return `  ${outcome.name.padEnd(20)}${cells.map((cell) => cell.padStart(14)).join('')}${note}`.trimEnd();
}

/**
 * Returns the last lines of a run of `seconds`, and whether all is well: nothing failed, and no step has more tests than
 * `limits` allow. `unsteady` are tests that failed and then passed alone.
 */
export function summary(outcomes: readonly Outcome[], unsteady: readonly string[], seconds: number, limits: Limits) {
  const failed = outcomes.flatMap(({ name, failed }) => failed.map((failure) => nameOf(name, failure)));
  for (const outcome of outcomes) {
    const { tests } = countOf(outcome);
    const most = limits[outcome.name]?.tests ?? tests;
    if (tests > most) failed.push(`${outcome.name}: ${tests} tests, and ${DOC} allows ${most}: take some away`);
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed.length, 0);
  return {
    isGood: failed.length === 0 && passed > 0,
    lines: [
      '',
      ...outcomes.map((outcome) => rowOf(outcome, limits)),
      `  ${'all'.padEnd(20)}${`${Math.round(seconds)} s`.padStart(14)}`,
      '',
      ...failed.map((name) => `failed: ${name}`),
      ...unsteady.map((name) => `unsteady: ${name}`),
      `${passed} passed, ${failed.length} failed`,
    ],
  };
}
