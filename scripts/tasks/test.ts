import { main, Sorry } from '../lib/project.ts';
import { runSteps } from '../test/run.ts';
import { isStep, STEPS, type StepName } from '../test/steps.ts';

/** `npm test [-- step ...]`: the gate, which CI runs, or its named steps. `npm run test:all`: everything. */
const args = process.argv.slice(2);
const isGate = !args.includes('--all');
const named = args.filter((arg) => arg !== '--all');
const all = (Object.keys(STEPS) as StepName[]).filter((name) => !isGate || !STEPS[name].isNightly);

await main(() => {
  // of property tests; a failure names it
  if (!isGate) process.env['SEED'] ??= 'random';
  const unknown = named.find((name) => !isStep(name));
  if (unknown) throw new Sorry(`There is no step ${unknown}. Steps: ${Object.keys(STEPS).join(', ')}.`);
  return runSteps(Object.fromEntries((named.length > 0 ? named : all).map((name) => [name, []])), isGate);
});
