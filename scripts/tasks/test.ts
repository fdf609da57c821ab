import { main, Sorry } from '../lib/project.ts';
import { runSteps } from '../test/steps.ts';
import { isStep, STEPS, type StepName } from '../test/test-steps.ts';

/** `npm test [-- step ... [file ...]]`: everything CI runs, or only the named steps and test files. */
const args = process.argv.slice(2);
const names = Object.keys(STEPS) as StepName[];
const filters = args.filter((arg) => !isStep(arg));

await main(() => {
  const wanted = args.filter(isStep);
  if (filters.length > 0 && wanted.length === 0)
    throw new Sorry(`Name a step before ${filters.join(' ')}. Steps: ${names.join(', ')}.`);
  return runSteps(Object.fromEntries((wanted.length > 0 ? wanted : names).map((name) => [name, filters])));
});
