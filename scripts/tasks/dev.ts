import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { startBackend } from '../lib/backend.ts';
import { buildFunctions, localWebEnv } from '../lib/build.ts';
import { demandFree, portOffset, portsFor } from '../lib/ports.ts';
import { stop } from '../lib/process.ts';
import { CACHE, inRoot, main, PROJECT, REGION, ROOT } from '../lib/project.ts';
import { untilInterrupted } from '../lib/signals.ts';
import { demoAccounts, prepareDemo } from '../seed/demo.ts';

/** `npm run dev`: like `npm start`, but Vite serves the source with hot reload, and changed functions are rebuilt. */
await main(async () => {
  const offset = portOffset();
  const ports = portsFor('app');
  await demandFree(ports);
  const data = `${CACHE}/data${offset || ''}`;
  const isFirstRun = !existsSync(data);
  await buildFunctions();
  const backend = await startBackend({ name: `dev${offset || ''}`, ports, data });
  const vite = spawn(
    process.execPath,
    [inRoot('node_modules/vite/bin/vite.js'), '--port', `${ports.hosting}`, '--strictPort'],
    {
      cwd: ROOT,
      detached: true,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...localWebEnv(ports),
        FUNCTIONS_TARGET: `http://127.0.0.1:${ports.functions}/${PROJECT}/${REGION}`,
      },
    },
  );
  let pending: NodeJS.Timeout | undefined;
  const rebuild = () => {
    clearTimeout(pending);
    pending = setTimeout(() => void buildFunctions().catch((error: Error) => console.error(error.message)), 200);
  };
  const watchers = ['functions/src', 'domain'].map((folder) => watch(inRoot(folder), { recursive: true }, rebuild));
  const origin = `http://localhost:${ports.hosting}`;
  await prepareDemo(ports, isFirstRun);
  console.log(`\n  WhoKnows is at   ${origin}\n  ${demoAccounts(ports, origin)}\n`);
  await untilInterrupted(backend.ended);
  for (const watcher of watchers) watcher.close();
  await stop(vite);
  await backend.stop();
  return 0;
});
