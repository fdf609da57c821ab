import { main, Sorry } from '../lib/project.ts';
import { fromExitCode } from './tally.ts';
import { isStep, STEPS } from './test-steps.ts';

/** Runs the step named first, with the filters that follow, in a process of its own, and sends its tally to steps.ts. */
await main(async () => {
  process.once('disconnect', () => process.exit(1)); // the process that started it has been killed
  const [name = '', ...filters] = process.argv.slice(2);
  if (!isStep(name)) throw new Sorry(`There is no step ${name}.`);
  const tally = await STEPS[name].run(filters).catch((error: unknown) => {
    console.error(error instanceof Sorry ? error.message : error);
    return fromExitCode(1, error instanceof Sorry ? `${name}: ${error.message}` : name);
  });
  await new Promise((sent) => process.send?.(tally, sent));
  return 0;
});
