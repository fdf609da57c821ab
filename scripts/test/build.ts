import { buildFunctions, buildWeb, localWebEnv } from '../lib/build.ts';
import { portsFor } from '../lib/ports.ts';
import { main } from '../lib/project.ts';
import { SITE } from './backend.ts';

/** The step `build`: the functions, and the one site of a run. */
await main(async () => {
  await buildFunctions();
  await buildWeb(localWebEnv(portsFor('tests')), SITE);
  return 0;
});
