import { readFileSync } from 'node:fs';
import { tableIn } from '../lib/measured-costs.ts';
import { inRoot } from '../lib/project.ts';

interface Budget {
  tests: number | null;
  pages: number | null;
  processorSeconds: number | null;
}
export type Budgets = Readonly<Record<string, Budget>>;

const DOC = 'docs/testing.md';
const numberIn = (cell = '') => (cell === '' ? null : Number(cell.replaceAll(',', '')));

export function readBudget(text = readFileSync(inRoot(DOC), 'utf8')): Budgets {
  const rows = tableIn(text, 'step').map(([step = '', tests, pages, seconds]) => [
    step.replaceAll('`', ''),
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
