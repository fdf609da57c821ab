import { existsSync, rmSync } from 'node:fs';
import { endedByItself, mailFolderOf, startBackend } from '../lib/backend.ts';
import { buildFunctions, buildWeb, localWebEnv } from '../lib/build.ts';
import { serveHosting } from '../lib/hosting.ts';
import { demandFree, portOffset, portsFor } from '../lib/ports.ts';
import { CACHE, inRoot, main } from '../lib/project.ts';
import { untilInterrupted } from '../lib/signals.ts';
import { demoAccounts, prepareDemo } from '../seed/demo.ts';
import { DEMO } from '../seed/seed.ts';

const KEPT = `Ctrl-C stops it; what you typed is kept for the next start. \`npm start -- --reset\` begins anew.
  Of accounts you make yourself the password is not kept: choose a new one by "Forgot your password?" (docs/operations/local.md).`;
const NOT_KEPT =
  'Ctrl-C stops it. What you type is NOT kept: others can write to a folder above this one and to your home folder.';

/** `npm start [-- --reset]`: the production app on a local backend whose data persists between runs. */
await main(async () => {
  const offset = portOffset();
  const ports = portsFor('app');
  await demandFree(ports);
  const data = `${CACHE}/data${offset || ''}`;
  if (process.argv.includes('--reset')) rmSync(data, { recursive: true, force: true });
  const isFirstRun = !existsSync(data);

  console.log('Building ...');
  await buildFunctions();
  await buildWeb(localWebEnv(ports));
  const backend = await startBackend({ name: `start${offset || ''}`, ports, data });
  const hosting = await serveHosting({ dist: inRoot('dist'), port: ports.hosting, functionsPort: ports.functions });
  const origin = `http://localhost:${ports.hosting}`;
  if (isFirstRun) console.log('Adding demo data ...');
  await prepareDemo(ports, isFirstRun);
  console.log(`
  WhoKnows is at   ${origin}
  ${demoAccounts(ports, origin)}
  Demo links       ${origin}/${DEMO.username}
                   ${origin}/${DEMO.username}/anonymous-messages
  The private quiz opens with the password  ${DEMO.quizPassword}
  Emails (summaries, alerts) are files in   ${mailFolderOf(ports)}

  ${backend.keepsData ? KEPT : NOT_KEPT}
`);
  const interrupted = await untilInterrupted(backend.ended);
  if (!interrupted) console.error(endedByItself(backend));
  hosting.closeAllConnections();
  hosting.close();
  await backend.stop();
  return interrupted ? 0 : 1;
});
