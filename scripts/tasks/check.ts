import { main } from '../lib/project.ts';
import { runSteps } from '../test/run.ts';
import { changedFiles, touchedBy } from '../test/touched.ts';

/** `npm run check`: the quick tests of what was changed; `npm test` runs them all. */
await main(() => runSteps(touchedBy(changedFiles()), false));
