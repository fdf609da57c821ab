import type { IncomingMessage } from 'node:http';
import { onRequestStart } from './request-start.ts';

const tooLarge = new WeakSet<object>();

/** Whether a request's body was larger than its function accepts. */
export const isTooLarge = (request: object): boolean => tooLarge.has(request);

/** Destroys a request of unknown length once it exceeds the limit. */
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
 * Makes the platform skip larger bodies, which it would otherwise read (up to 32 MB) and parse before any function
 * runs. The function sees an empty body; `isTooLarge` tells why.
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
