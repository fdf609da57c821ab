import type { IncomingMessage } from 'node:http';
import { onRequestStart } from './request-start.ts';

const tooLarge = new WeakSet<object>();

/** Whether a request came with a larger body than its function takes. */
export const isTooLarge = (request: object): boolean => tooLarge.has(request);

/** Ends a request whose body says nothing of its length when more of it has come than allowed. */
function cutOff(request: IncomingMessage, maxBytes: number): void {
  let bytes = 0;
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= maxBytes) return push(chunk, encoding);
    request.destroy();
    return false;
  };
}

/**
 * Has the platform leave larger bodies unread, which it would take up to 32 MB of into memory, and parse, before any
 * function runs. For it there is no body then; for the function, `isTooLarge`.
 */
export function limitBody(name: string, maxBytes: number): void {
  onRequestStart(name, (request) => {
    const { headers } = request;
    if (Number(headers['content-length']) > maxBytes) {
      tooLarge.add(request);
      delete headers['content-length'];
      delete headers['transfer-encoding'];
    } else if (headers['content-length'] === undefined && headers['transfer-encoding'] !== undefined) {
      cutOff(request, maxBytes);
    }
  });
}
