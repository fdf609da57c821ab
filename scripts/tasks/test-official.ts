import { officialSuite } from '../lib/official.ts';
import { main } from '../lib/project.ts';
import { exitWhenInterrupted } from '../lib/signals.ts';
import { runSteps } from '../lib/steps.ts';

/** `npm run test:official`: what may behave differently on Google's emulators, where they are installed. */
await main(() => {
  exitWhenInterrupted();
  return runSteps({ official: officialSuite });
});
