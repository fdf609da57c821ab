import { createServer as createProxy, type IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { makeCertificate } from '../../../functions/src/services/testing/certificate.ts';

/** A request to one of Google's APIs. */
export interface Call {
  method: string;
  host: string;
  path: string;
  query: URLSearchParams;
  /** Of JSON what it says; of anything else its bytes. */
  body: unknown;
}
/** What an API answers: a body with status 200, or a status of its own. */
export type Answer = { status?: number; headers?: Record<string, string>; body?: unknown };
/** One of Google's APIs; undefined for a call it doesn't know. */
export type Api = (call: Call) => Answer | undefined;

interface StandIn {
  /** The address of the proxy that leads to it. */
  proxy: string;
  /** What signs its answers. */
  certificate: string;
  calls: Call[];
  /** What was asked for that nothing here stands in for: other hosts, or calls that an API doesn't know. */
  strays: string[];
  stop(): Promise<void>;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return bytes;
  }
}

/**
 * Stands in for Google's APIs, by host name. It is a proxy, so that what it stands in for keeps its names, and that
 * whatever else a program asks for in the internet is seen here and refused.
 */
export async function startStandIn(apis: Readonly<Record<string, Api>>): Promise<StandIn> {
  const calls: Call[] = [];
  const strays: string[] = [];
  const certificate = makeCertificate(...Object.keys(apis));
  const server = createServer(certificate, async (request, response) => {
    const url = new URL(request.url ?? '/', `https://${request.headers.host}`);
    const call: Call = {
      method: request.method ?? '',
      host: url.hostname,
      path: decodeURIComponent(url.pathname),
      query: url.searchParams,
      body: parse(await bytesOf(request)),
    };
    calls.push(call);
    const known = apis[call.host]?.(call);
    if (!known) strays.push(`${call.method} ${call.host}${call.path}`);
    const { status = 200, headers = {}, body = {} } = known ?? { status: 501, body: { error: { message: 'unknown' } } };
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const proxy = createProxy((request, response) => {
    strays.push(`${request.method} ${request.url}`);
    response.writeHead(502).end();
  });
  proxy.on('connect', ({ url = '' }, socket) => {
    if (url.endsWith(':443') && Object.hasOwn(apis, url.slice(0, -4))) {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      server.emit('connection', socket);
    } else {
      strays.push(`CONNECT ${url}`);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    proxy: `http://127.0.0.1:${port}`,
    certificate: certificate.cert,
    calls,
    strays,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
