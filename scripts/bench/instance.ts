import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { portsFor } from '../lib/ports.ts';
import { inRoot, PROJECT, ROOT } from '../lib/project.ts';

/** One instance of a function: a process of its own that serves it alone, as on Cloud Run. */
export interface Instance {
  origin: string;
  /** The process's memory in MB; null where the system doesn't report it. */
  memory(): number | null;
  stop(): Promise<void>;
}

/** What the platform's own framework does before a function: HTTP, Express around it, and the body as it came. */
const HOST = `
  const [, module, name] = process.argv;
  const { default: express } = await import('express');
  const functions = await import(module);
  const app = express().disable('x-powered-by');
  app.use(express.raw({ type: () => true }), (request, response) => {
    if (request.body instanceof Buffer) request.rawBody = request.body;
    return functions[name](request, response);
  });
  const server = app.listen(0, '127.0.0.1', () => console.log('listening ' + server.address().port));
`;

function memoryOf({ pid }: ChildProcess): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

/** Starts an instance of the function that a module exports; resolves when it listens. */
export async function startInstance(module: string, name: string, cwd: string): Promise<Instance> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOST, module, name], {
    cwd,
    env: { ...process.env, FUNCTION_TARGET: name, SIGNING_KEY: 'for measuring only'.repeat(2) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^listening (\d+)$/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return {
      origin: `http://127.0.0.1:${port}`,
      memory: () => memoryOf(child),
      stop: async () => {
        child.kill();
        await ended;
      },
    };
  }
  throw new Error(`${name} of ${module} does not listen.`);
}

export interface ApiInstances {
  /** Returns an endpoint's address, each time on the next instance. */
  urlOf(endpoint: string): string;
  stop(): Promise<void>;
}

/** Starts instances of the function `api`, which reach the database at this port. Triggers and tasks run elsewhere. */
export async function startApiInstances(count: number, firestorePort: number): Promise<ApiInstances> {
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}`,
    CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${portsFor('tests').tasks}`,
  });
  const bundle = pathToFileURL(inRoot('functions/deploy/index.js')).href;
  const instances: Instance[] = [];
  for (let n = 0; n < count; n++) instances.push(await startInstance(bundle, 'api', ROOT));
  let next = 0;
  return {
    urlOf: (endpoint) => {
      next += 1;
      return `${instances[next % count]?.origin}/api/${endpoint}`;
    },
    stop: async () => {
      await Promise.all(instances.map((one) => one.stop()));
    },
  };
}

/** Returns this process's own access to the database behind a port. */
export function databaseAt(port: number): Firestore {
  const name = `at ${port}`;
  const app = getApps().find((one) => one.name === name) ?? initializeApp({ projectId: PROJECT }, name);
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  return initializeFirestore(app);
}
