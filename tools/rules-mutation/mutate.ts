import { mutantsOf } from './mutants.ts';
import type { Project } from './project.ts';
import { fateOf, printTable, verdictOf } from './report.ts';
import { hunt, type Outcome } from './runner.ts';

/**
 * Tries every mutant whose name contains `part` against its tests, in parallel on the backends, and prints
 * a table per file. Returns the exit code: 1 when one survived without a reason.
 */
export async function mutate<Backend>(
  project: Project<Backend>,
  part: string,
  backends: readonly Backend[],
): Promise<number> {
  const mutants = project.files.flatMap(mutantsOf).filter(({ name }) => name.includes(part));
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const outcomes: Outcome[] = [];
  await hunt(project, mutants, backends, (outcome) => {
    outcomes.push(outcome);
    if (outcomes.length % 25 === 0) console.log(`${outcomes.length} of ${mutants.length} mutants after ${seconds()} s`);
    if (outcome.killer === undefined) console.log(`${outcome.mutant.name}: ${fateOf(outcome)}`);
  });
  for (const { name } of project.files) printTable(name, outcomes);
  const { lines, isGood } = verdictOf(outcomes, project.reasons, part === '');
  console.log(`\n${lines.join('\n')}\nin ${seconds()} s`);
  return isGood ? 0 : 1;
}
