import { main, Sorry } from '../lib/project.ts';
import { runSteps } from '../test/run.ts';
import { isStep, STEPS, type StepName } from '../test/steps.ts';

/** `npm test [-- step ...]`: the gate, which CI runs, or its named steps. `npm run test:all`: everything. */
const args = process.argv.slice(2);
const all = args.includes('--all');
const named = args.filter((arg) => arg !== '--all');
const names = (Object.keys(STEPS) as StepName[]).filter((name) => all || !STEPS[name].isNightly);

await main(() => {
  const unknown = named.find((name) => !isStep(name));
  if (unknown) throw new Sorry(`There is no step ${unknown}. Steps: ${Object.keys(STEPS).join(', ')}.`);
  const wanted = named.length > 0 ? named : names;
  return runSteps(Object.fromEntries(wanted.map((name) => [name, []])), { all, isLimited: !all && named.length === 0 });
});
