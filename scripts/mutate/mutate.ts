import type { Env } from '../lib/process.ts';
import { allMutants, RULES_FILES } from './all-mutants.ts';
import { REASONS } from './reasons.ts';
import { fateOf, printTable, verdictOf } from './report.ts';
import { hunt, type Outcome } from './runner.ts';

/**
 * Tries every mutant whose name contains `part` against its collections' tests, in parallel on the backends, and prints
 * a table per file. Returns the exit code: 1 when one survived without a reason.
 */
export async function mutate(part: string, backends: readonly Env[]): Promise<number> {
  const mutants = allMutants().filter(({ name }) => name.includes(part));
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const outcomes: Outcome[] = [];
  await hunt(mutants, backends, (outcome) => {
    outcomes.push(outcome);
    if (outcomes.length % 25 === 0) console.log(`${outcomes.length} of ${mutants.length} mutants after ${seconds()} s`);
    if (outcome.killer === undefined) console.log(`${outcome.mutant.name}: ${fateOf(outcome)}`);
  });
  for (const file of RULES_FILES) printTable(file, outcomes);
  const { lines, isGood } = verdictOf(outcomes, REASONS, part === '');
  console.log(`\n${lines.join('\n')}\nin ${seconds()} s`);
  return isGood ? 0 : 1;
}
