import { officialSuite } from '../lib/official.ts';
import { main } from '../lib/project.ts';
import { runSteps } from '../lib/steps.ts';

/** `npm run test:official`: what may go another way on Google's emulators, where they are installed. */
await main(() => runSteps({ official: officialSuite }));
