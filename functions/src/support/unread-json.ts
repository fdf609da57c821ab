import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** JSON that the platform has not read. */
export const UNREAD_JSON = 'application/x-unread-json';
const JSON_TYPE = /^\s*application\/json\b/i;

/**
 * Has the platform leave the bodies of a function's requests alone. It reads JSON before any function runs, answers what
 * it cannot read with a page of its own, and logs it with its text, which may be personal; and it unpacks what is packed,
 * whatever size that has. Node tells of each request before the platform sees it: from then on it is of a type that the
 * platform only keeps as bytes, and not packed.
 */
export function leaveUnread(name: string): void {
  // an instance serves one function; only a local backend has all of them in one process, and their names in the path
  const isAlone = process.env['FUNCTION_TARGET'] === name;
  const local = new RegExp(`^/[^/]+/[^/]+/${name}(?:[/?]|$)`);
  subscribe('http.server.request.start', (message) => {
    const { url = '', headers } = (message as { request: IncomingMessage }).request;
    if (!isAlone && !local.test(url)) return;
    delete headers['content-encoding'];
    const type = headers['content-type'];
    if (type) headers['content-type'] = type.replace(JSON_TYPE, UNREAD_JSON);
  });
}
