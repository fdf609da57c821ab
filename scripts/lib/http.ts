import { type IncomingMessage, type RequestOptions, request, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';

/** Lets the emulators take a request as an administrator's. */
export const AS_OWNER = { authorization: 'Bearer owner' };

/** Sends JSON, and returns what is answered. Throws when it was refused. */
export async function sendJson(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  method = 'POST',
): Promise<unknown> {
  const init = { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
  const reply = await fetch(url, init);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${new URL(url).pathname} answered ${reply.status}: ${text}`);
  return text && JSON.parse(text);
}

/** Resolves to the port when a server listens on 127.0.0.1: on a free one if none is named. */
export function listen(server: NetServer, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

export function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}

/** Passes a request on to a local port, with the changes in `options`. Resolves to the start of the reply. */
export function forward(incoming: IncomingMessage, port: number, options: RequestOptions): Promise<IncomingMessage> {
  const { method, url, headers } = incoming;
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path: url, method, headers, ...options }, resolve);
    outgoing.once('error', reject);
    incoming.pipe(outgoing);
  });
}
