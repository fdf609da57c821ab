import { readFileSync } from 'node:fs';
import { inRoot } from './project.ts';

/** What a step may have at most; null where nothing is said. */
interface Budget {
  tests: number | null;
  pages: number | null;
  processorSeconds: number | null;
}
export type Budgets = Readonly<Record<string, Budget>>;

const DOC = 'docs/testing.md';
const ROW = /^\| `(\w+)` +\| +([\d,]*) *\| +([\d,]*) *\| +([\d,]*) *\|/gm;
const numberIn = (cell = '') => (cell === '' ? null : Number(cell.replaceAll(',', '')));

/** Returns the table of steps in docs/testing.md. */
export function readBudget(text = readFileSync(inRoot(DOC), 'utf8')): Budgets {
  const rows = [...text.matchAll(ROW)].map(([, step = '', tests, pages, seconds]) => [
    step,
    { tests: numberIn(tests), pages: numberIn(pages), processorSeconds: numberIn(seconds) },
  ]);
  return Object.fromEntries(rows);
}

/** Returns a sentence for each count of a step that is above its budget. Seconds depend on the machine: they never are. */
export function overBudget(name: string, used: { tests: number; pages: number }, budget: Budget | undefined): string[] {
  return (['tests', 'pages'] as const).flatMap((count) => {
    const most = budget?.[count] ?? null;
    return most !== null && used[count] > most
      ? [`${name}: ${used[count]} ${count}, and ${DOC} allows ${most}: take some away, there or elsewhere`]
      : [];
  });
}
