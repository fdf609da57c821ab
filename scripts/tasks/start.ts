import { spawn } from 'node:child_process';
import { existsSync, rmSync, watch } from 'node:fs';
import { endedByItself, mailFolderOf, startBackend } from '../lib/backend.ts';
import { buildFunctions, buildWeb, localWebEnv } from '../lib/build.ts';
import { serveHosting } from '../lib/hosting.ts';
import { close } from '../lib/http.ts';
import { demandFree, type Ports, portOffset, portsFor } from '../lib/ports.ts';
import { stop } from '../lib/process.ts';
import { CACHE, inRoot, main, PROJECT, REGION, ROOT, untilInterrupted } from '../lib/project.ts';
import { demoAccounts, prepareDemo } from '../seed/demo.ts';
import { DEMO } from '../seed/demo-data.ts';

const KEPT = `Ctrl-C stops it; what you typed is kept for the next start. \`npm start -- --reset\` begins anew.
  Of accounts you make yourself the password is not kept: choose a new one by "Forgot your password?" (docs/operations/local.md).`;
const NOT_KEPT =
  'Ctrl-C stops it. What you type is NOT kept: others can write to a folder above this one and to your home folder.';

async function serveBuild(ports: Ports): Promise<() => Promise<void>> {
  await buildWeb(localWebEnv(ports));
  const hosting = await serveHosting({ dist: inRoot('dist'), port: ports.hosting, functionsPort: ports.functions });
  return async () => close(hosting);
}

/** Serves the source by Vite with hot reload, and rebuilds changed functions. Returns what stops it. */
async function serveSource(ports: Ports): Promise<() => Promise<void>> {
  const args = [inRoot('node_modules/vite/bin/vite.js'), '--port', `${ports.hosting}`, '--strictPort'];
  const target = `http://127.0.0.1:${ports.functions}/${PROJECT}/${REGION}`;
  const env = { ...process.env, ...localWebEnv(ports), FUNCTIONS_TARGET: target };
  const vite = spawn(process.execPath, args, { cwd: ROOT, detached: true, stdio: 'inherit', env });
  let pending: NodeJS.Timeout | undefined;
  const rebuild = () => {
    clearTimeout(pending);
    pending = setTimeout(() => void buildFunctions().catch((error: Error) => console.error(error.message)), 200);
  };
  const watchers = ['functions/src', 'domain'].map((folder) => watch(inRoot(folder), { recursive: true }, rebuild));
  return async () => {
    for (const watcher of watchers) watcher.close();
    await stop(vite);
  };
}

/** `npm start [-- --reset]`: the app on a local backend whose data is kept; `npm run dev`: its source, not a build. */
await main(async () => {
  const offset = portOffset() || '';
  const ports = portsFor('app');
  await demandFree(ports);
  const data = `${CACHE}/data${offset}`;
  if (process.argv.includes('--reset')) rmSync(data, { recursive: true, force: true });
  const isFirstRun = !existsSync(data);

  console.log('Building ...');
  await buildFunctions();
  const backend = await startBackend({ name: `start${offset}`, ports, data });
  const stopServing = await (process.argv.includes('--dev') ? serveSource : serveBuild)(ports);
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
  await stopServing();
  await backend.stop();
  return interrupted ? 0 : 1;
});
