import { buildFunctions } from '../lib/build.ts';
import { main } from '../lib/project.ts';
import { buildSite } from './backend.ts';

/** The step `build`: the functions, and the one site of a run. */
await main(async () => {
  await buildFunctions();
  await buildSite();
  return 0;
});
