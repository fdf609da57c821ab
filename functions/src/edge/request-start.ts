import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Calls `listener` for each request to a function before the platform sees it, by Node's diagnostics channel. */
export function onRequestStart(name: string, listener: (request: IncomingMessage) => void): void {
  // an instance serves one function; a local backend runs all in one process, with their names in the path
  const isAlone = process.env['FUNCTION_TARGET'] === name;
  const local = new RegExp(`^/[^/]+/[^/]+/${name}(?:[/?]|$)`);
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (isAlone || local.test(request.url ?? '')) listener(request);
  });
}
