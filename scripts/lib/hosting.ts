import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { gzipOnce } from './gzip-once.ts';
import { inRoot, PROJECT } from './project.ts';

interface Rewrite {
  source: string;
  destination?: string;
  function?: { functionId: string; region: string };
}
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

/** Returns the hosting section of firebase.json, read each time as a build may update its hashes. */
function readHosting(): Hosting {
  const { hosting } = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as { hosting: Hosting };
  for (const header of hosting.headers.flatMap(({ headers }) => headers))
    if (header.key === 'Content-Security-Policy') header.value = forEmulators(header.value);
  return hosting;
}

/** Proxies a request to a function like Firebase Hosting: the path is kept, the sender's address appended. */
function proxyTo(port: number, path: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const forwarded = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', ');
  const outgoing = request(
    {
      host: '127.0.0.1',
      port,
      path: `${path}${incoming.url ?? ''}`,
      method: incoming.method,
      headers: { ...incoming.headers, 'x-forwarded-for': forwarded },
    },
    (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    },
  );
  outgoing.once('error', () => {
    if (!answer.headersSent) answer.writeHead(502);
    answer.end();
  });
  answer.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** The longest file name and path of common file systems, in bytes. */
const NAME_MAX = 255;
const PATH_MAX = 4000;

/** Returns the status for an address that no file can have, on which superstatic would fail. */
function refusalOf(url: string): 400 | 414 | null {
  const [path = ''] = url.split('?');
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return 400;
  }
  if (decoded.includes('\0')) return 400;
  const isLong = (text: string, max: number) => Buffer.byteLength(text) > max;
  return isLong(decoded, PATH_MAX) || decoded.split('/').some((name) => isLong(name, NAME_MAX)) ? 414 : null;
}

/** Gives missing files the headers of `404.html`, like Hosting; superstatic would cache a missing asset for a year. */
function withoutKeepingMissing(answer: ServerResponse): void {
  const writeHead = answer.writeHead;
  answer.writeHead = ((status: number, ...rest: unknown[]) => {
    if (status === 404) answer.setHeader('cache-control', 'no-cache');
    return Reflect.apply(writeHead, answer, [status, ...rest]);
  }) as typeof answer.writeHead;
}

/**
 * Serves the build like Firebase Hosting: rewrites and headers of firebase.json through superstatic, in gzip; function
 * rewrites go to the functions port. Resolves when it listens on 127.0.0.1.
 */
export function serveHosting(options: { dist: string; port: number; functionsPort?: number }): Promise<Server> {
  const hosting = readHosting();
  const functions = hosting.rewrites.filter((rewrite) => rewrite.function);
  const serveStatic = superstatic({
    cwd: options.dist,
    compression: gzipOnce(),
    config: { ...hosting, public: '.', rewrites: hosting.rewrites.filter((rewrite) => !rewrite.function) },
  } as Parameters<typeof superstatic>[0]);
  const server = createServer((incoming, answer) => {
    const target = functions.find(({ source }) => incoming.url?.startsWith(source.replace('**', '')))?.function;
    if (target && options.functionsPort) {
      proxyTo(options.functionsPort, `/${PROJECT}/${target.region}/${target.functionId}`, incoming, answer);
      return;
    }
    const refusal = refusalOf(incoming.url ?? '/');
    if (refusal) {
      answer.writeHead(refusal).end();
      return;
    }
    withoutKeepingMissing(answer);
    serveStatic(incoming, answer, () => {
      answer.statusCode = 404;
      answer.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', () => resolve(server));
  });
}
