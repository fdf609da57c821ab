import { startBeside } from '../lib/beside.ts';
import { main, Sorry } from '../lib/project.ts';
import { exitWhenInterrupted } from '../lib/signals.ts';
import { runSteps, type Steps } from '../lib/steps.ts';
import { e2e, engines, functions, hosting, lint, rules, screens, shortDelivery, types, unit } from '../lib/test-steps.ts';

/** `npm test [-- step ... [file ...]]`: everything CI runs, or only the named steps and test files. */
const steps: Steps = {
  lint,
  types,
  unit: () => unit(filters),
  rules: () => rules(filters),
  functions: () => functions(filters),
  screens: () => screens(filters),
  hosting: () => hosting(filters),
  e2e: () => e2e(filters),
  engines: () => engines(filters),
  delivery: shortDelivery,
};
/** Mostly waits, so it runs in parallel to the rest. */
const OFFICIAL = 'official';
const args = process.argv.slice(2);
const names = [...Object.keys(steps), OFFICIAL];
const isStep = (arg: string) => names.includes(arg);
/** Parts of test file names: only those run. */
const filters = args.filter((arg) => !isStep(arg));

await main(() => {
  exitWhenInterrupted();
  const wanted = args.filter(isStep);
  if (filters.length > 0 && wanted.length === 0)
    throw new Sorry(`Name a step before ${filters.join(' ')}. Steps: ${names.join(', ')}.`);
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const chosen = Object.fromEntries(Object.entries(steps).filter(([name]) => isWanted(name)));
  return runSteps(chosen, isWanted(OFFICIAL) ? startBeside(OFFICIAL, 'test-official') : undefined);
});
