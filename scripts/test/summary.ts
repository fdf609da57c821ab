import { type Budgets, overBudget } from './budget.ts';
import { sum, type Tally } from './tally.ts';

export interface Step {
  name: string;
  tally: Tally;
  seconds: number;
  processorSeconds: number | undefined;
}

const ran = ({ passed, failed }: Tally) => passed + failed;
const rounded = (seconds: number | undefined) => (seconds === undefined ? '' : `${Math.round(seconds)}`);

/** Returns a table of what each step used, and of what it may use. */
function table(steps: readonly Step[], elapsed: number, processor: number | undefined, budgets: Budgets): string[] {
  const of = (used: string, most: number | null | undefined) => (most ? `${used} of ${most}` : used);
  const row = (name: string, time: string, ...cells: readonly string[]) =>
    `  ${name.padEnd(12)}${time.padStart(8)}${cells.map((cell) => cell.padStart(14)).join('')}`.trimEnd();
  const used = steps.reduce((total, { processorSeconds = 0 }) => total + processorSeconds, 0);
  const shared = processor === undefined ? undefined : Math.max(0, processor - used);
  return [
    row('Step', 'time', 'processor s', 'tests', 'pages'),
    ...steps.map(({ name, tally, seconds, processorSeconds }) =>
      row(
        name,
        `${rounded(seconds)} s`,
        of(rounded(processorSeconds), budgets[name]?.processorSeconds),
        of(`${ran(tally)}`, budgets[name]?.tests),
        of(tally.pages > 0 ? `${tally.pages}` : '', budgets[name]?.pages),
      ),
    ),
    row('shared', '', of(rounded(shared), budgets['shared']?.processorSeconds)),
    row('all', `${rounded(elapsed)} s`, of(rounded(processor), budgets['all']?.processorSeconds)),
    '',
  ];
}

const SLOWEST = 10;
const slowest = ({ times }: Tally) =>
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`);

/**
 * Returns the last lines of a run of `elapsed` seconds: what each step used of its budget, the slowest tests, failures by
 * name, then the counts; and whether all is well. `processor` is the time of all, with the backend that steps share.
 */
export function summary(
  steps: readonly Step[],
  { elapsed, processor, budgets }: { elapsed: number; processor: number | undefined; budgets: Budgets },
): { lines: string[]; isGood: boolean } {
  const total = sum(steps.map(({ tally }) => tally));
  const over = steps.flatMap(({ name, tally }) =>
    overBudget(name, { tests: ran(tally), pages: tally.pages }, budgets[name]),
  );
  const list = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [title, ...lines, '']);
  const indented = (names: readonly string[]) => names.map((name) => `  ${name}`);
  return {
    isGood: total.failed === 0 && total.passed > 0 && over.length === 0,
    lines: [
      '',
      ...table(steps, elapsed, processor, budgets),
      ...list('The slowest tests:', slowest(total)),
      ...list('Over the budget:', indented(over)),
      ...list('Failed:', indented(total.failures)),
      `${total.passed} passed, ${total.failed + over.length} failed`,
    ],
  };
}
