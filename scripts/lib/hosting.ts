import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compressOnce } from './compress-once.ts';
import { createFunctionProxy } from './function-proxy.ts';
import { listen } from './http.ts';
import { inRoot, serverFolderOf } from './project.ts';

export interface FunctionRewrite {
  source: string;
  function: { functionId: string; region: string };
}
type Rewrite = FunctionRewrite | { source: string; destination: string };
const require = createRequire(import.meta.url);
// a CommonJS module whose default export Node doesn't detect
const { default: superstatic } = require('superstatic') as typeof import('superstatic');

interface Hosting {
  rewrites: Rewrite[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/** The emulators are other origins. Only this file adds them to a policy: firebase.json is for real projects. */
const EMULATORS = 'http://localhost:* http://127.0.0.1:*';
const forEmulators = (policy: string) => policy.replace(/\b(?:connect|frame|img)-src/g, `$& ${EMULATORS}`);

/** Returns the hosting section of a firebase.json, read each time as a build may update its hashes. */
function readHosting(config: string): Hosting {
  const { hosting } = JSON.parse(readFileSync(config, 'utf8')) as { hosting: Hosting };
  for (const header of hosting.headers.flatMap(({ headers }) => headers))
    if (header.key === 'Content-Security-Policy') header.value = forEmulators(header.value);
  return hosting;
}

/** The longest file name and path of common file systems, in bytes. */
const NAME_MAX = 255;
const PATH_MAX = 4000;

/** Returns whether a file can have an address; on others superstatic would fail. */
function canBeFile(url: string): boolean {
  const [path = ''] = url.split('?');
  const fits = (text: string, max: number) => Buffer.byteLength(text) <= max;
  try {
    const decoded = decodeURIComponent(path);
    return (
      !decoded.includes('\0') && fits(decoded, PATH_MAX) && decoded.split('/').every((name) => fits(name, NAME_MAX))
    );
  } catch {
    return false;
  }
}

/** Answers a missing file with the headers of `404.html`, like Hosting; superstatic would cache a missing asset for a year. */
function withoutKeepingMissing(answer: ServerResponse): void {
  const writeHead = answer.writeHead;
  answer.writeHead = ((status: number, ...rest: unknown[]) => {
    const isFromFunction = answer.hasHeader('x-cache');
    if (status === 404 && !isFromFunction) answer.setHeader('cache-control', 'no-cache');
    return Reflect.apply(writeHead, answer, [status, ...rest]);
  }) as typeof answer.writeHead;
}

const toShell = ({ source }: Rewrite): Rewrite => ({ source, destination: '/app.html' });

interface HostingOptions {
  dist: string;
  port: number;
  functionsPort?: number;
  config?: string;
}

/**
 * Serves the build like Firebase Hosting: files first, then the rewrites of firebase.json in their order, with
 * its headers over all others; functions at the functions port, behind a cache like the CDN's. Resolves when it listens
 * on 127.0.0.1.
 */
export async function serveHosting(options: HostingOptions): Promise<Server> {
  const { dist, port, functionsPort, config = inRoot('firebase.json') } = options;
  const hosting = readHosting(config);
  const web = serverFolderOf(dist);
  // where no functions run, or a build has no page program, the shell answers, as when the page function fails
  const canServe = ({ functionId }: FunctionRewrite['function']) =>
    functionsPort !== undefined && (functionId !== 'page' || existsSync(web));
  const rewrites = hosting.rewrites.map((rewrite) =>
    'function' in rewrite && !canServe(rewrite.function) ? toShell(rewrite) : rewrite,
  );
  const proxy = createFunctionProxy(functionsPort, web);
  const serveStatic = superstatic({
    cwd: dist,
    compression: compressOnce(),
    config: { ...hosting, public: '.', rewrites },
    rewriters: {
      function: async (rewrite: FunctionRewrite) => (incoming: IncomingMessage, answer: ServerResponse) =>
        proxy.answer(rewrite.function, incoming, answer),
    },
  } as unknown as Parameters<typeof superstatic>[0]);
  const server = createServer((incoming, answer) => {
    if (!canBeFile(incoming.url ?? '/')) {
      answer.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      createReadStream(join(dist, '404.html')).pipe(answer);
      return;
    }
    withoutKeepingMissing(answer);
    serveStatic(incoming, answer, () => {
      answer.statusCode = 404;
      answer.end();
    });
  });
  await listen(server, port);
  return server;
}
