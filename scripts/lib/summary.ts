import { sum, type Tally } from './tally.ts';

/** One step of a run, its duration, and the processor time of everything it started, if known. */
export interface Step {
  name: string;
  tally: Tally;
  seconds: number;
  processorSeconds: number | undefined;
}

const inSeconds = (seconds: number | undefined) =>
  (seconds === undefined ? '' : `${seconds.toFixed(1)} s`).padStart(10);
function times(steps: readonly Step[], elapsed: number): string[] {
  const processor = steps.reduce((sum, { processorSeconds = 0 }) => sum + processorSeconds, 0);
  const isKnown = steps.every(({ processorSeconds }) => processorSeconds !== undefined);
  const line = (name: string, seconds: number, processor: number | undefined) =>
    `  ${name.padEnd(12)}${inSeconds(seconds)}${inSeconds(processor)}`.trimEnd();
  return [
    `${'Step'.padEnd(14)}${'time'.padStart(10)}${isKnown ? 'processor'.padStart(10) : ''}`,
    ...steps.map(({ name, seconds, processorSeconds }) => line(name, seconds, processorSeconds)),
    line('all', elapsed, isKnown ? processor : undefined),
    '',
  ];
}

const SLOWEST = 10;
function slowest({ times }: Tally): string[] {
  const chosen = times.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return chosen.map(({ name, ms }) => `${inSeconds(ms / 1000)}  ${name}`);
}

/**
 * Returns the last lines of a run of `elapsed` seconds (less than the steps' sum if some ran in parallel): times,
 * slowest tests, failures and unsteady tests by name, then the counts.
 */
export function summary(steps: readonly Step[], elapsed: number): string {
  const total = sum(steps.map(({ tally }) => tally));
  const list = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [title, ...lines, '']);
  const indented = (names: readonly string[]) => names.map((name) => `  ${name}`);
  return [
    '',
    ...times(steps, elapsed),
    ...list('The slowest tests:', slowest(total)),
    ...list('Passed only on the second try:', indented(total.unsteady)),
    ...list('Failed:', indented(total.failures)),
    `${total.passed} passed, ${total.failed} failed`,
  ].join('\n');
}
