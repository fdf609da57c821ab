import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;
const LEAST_BYTES = 1024;

const acceptsGzip = ({ headers }: IncomingMessage) =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((encoding) => /^gzip(;q=(?!0(\.0*)?$)|$)/.test(encoding.replaceAll(' ', '')));

/** Compresses a function's answer as Hosting's CDN does; null where it stays unchanged. */
export const zipped = (request: IncomingMessage, type: unknown, body: Buffer): Buffer | null =>
  COMPRESSIBLE.test(String(type)) && acceptsGzip(request) && body.length >= LEAST_BYTES ? gzipSync(body) : null;

/** Returns middleware that compresses each content once, unlike superstatic's, and in gzip, which sizes are measured in. */
export function gzipOnce() {
  const done = new Map<unknown, Buffer>();
  return (request: IncomingMessage, answer: ServerResponse, next: () => void) => {
    const type = String(answer.getHeader('content-type'));
    if (!COMPRESSIBLE.test(type)) return next();
    answer.setHeader('vary', 'Accept-Encoding');
    if (request.method !== 'GET' || !acceptsGzip(request) || Number(answer.getHeader('content-length')) < LEAST_BYTES)
      return next();
    const hash = answer.getHeader('etag');
    const { write, end } = answer;
    const send = (body: Buffer) => {
      Object.assign(answer, { write, end });
      answer.setHeader('content-encoding', 'gzip');
      answer.setHeader('content-length', body.length);
      answer.end(body);
    };
    const known = done.get(hash);
    if (known) return send(known);
    const chunks: Buffer[] = [];
    const keep = (chunk: Buffer) => chunks.push(chunk) > 0;
    const finish = () => {
      const body = gzipSync(Buffer.concat(chunks));
      done.set(hash, body);
      send(body);
    };
    Object.assign(answer, { write: keep, end: finish });
    next();
  };
}
