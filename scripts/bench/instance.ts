import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { paths } from '../../domain/paths.ts';
import type { Env } from '../lib/process.ts';
import { CACHE, PROJECT, ROOT } from '../lib/project.ts';

/** `empty` does nothing: what the platform, HTTP and Express cost without us. `create` only creates a document. */
const FLOORS = `
  import { initializeApp } from 'firebase-admin/app';
  import { getFirestore } from 'firebase-admin/firestore';
  import { onRequest } from 'firebase-functions/https';
  const app = initializeApp({ projectId: '${PROJECT}' });
  const documents = getFirestore(app).collection(${JSON.stringify(paths.responses)});
  export const empty = onRequest((request, response) => void response.end('x'));
  export const create = onRequest(async (request, response) => {
    await documents.add({ text: 'x' });
    response.end('x');
  });
`;

/** Writes a file that exports the functions `empty` and `create`, to compare ours with. Returns its path. */
export function writeFloors(): string {
  const folder = `${CACHE}/floors`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.mjs`, FLOORS);
  return `${folder}/index.mjs`;
}

/** One instance of a function: a process of its own that serves it alone, as on Cloud Run. */
export interface Instance {
  origin: string;
  /** Returns the process's memory in MB; NaN where the system doesn't report it. */
  memory(): number;
  /** Returns the processor time it has used in ms; NaN where the system doesn't report it. */
  processorMs(): number;
  /** Returns how many documents it has asked for over HTTP, as pages do. */
  reads(): number;
  stop(): Promise<void>;
}

/** What the platform's own framework does before a function: HTTP, Express around it, and the body as it came. */
const HOST = `
  const { subscribe } = await import('node:diagnostics_channel');
  subscribe('undici:request:create', ({ request }) => request.path.includes('/documents/') && process.send('read'));
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

function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** What Linux counts processor time in. */
const TICK_MS = 10;

function processorMsOf({ pid }: ChildProcess): number {
  try {
    // after the name, which may have spaces: from the third field on
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** Starts an instance of a function that a file exports; resolves when it listens. */
export async function startInstance(file: string, name: string, env: Env = {}): Promise<Instance> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOST, pathToFileURL(file).href, name], {
    cwd: ROOT,
    env: { ...process.env, FUNCTION_TARGET: name, SIGNING_KEY: 'for measuring only'.repeat(2), ...env },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const output = child.stdout as Readable;
  const ended = once(child, 'exit');
  let reads = 0;
  child.on('message', () => {
    reads += 1;
  });
  for await (const line of createInterface({ input: output })) {
    const port = /^listening (\d+)$/.exec(line)?.[1];
    if (port === undefined) continue;
    output.resume();
    return {
      origin: `http://127.0.0.1:${port}`,
      memory: () => memoryOf(child),
      processorMs: () => processorMsOf(child),
      reads: () => reads,
      stop: async () => {
        child.kill();
        await ended;
      },
    };
  }
  throw new Error(`${name} of ${file} does not listen.`);
}
