import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

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
