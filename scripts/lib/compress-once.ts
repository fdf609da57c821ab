import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { encodingFor } from '../../domain/accepted-encoding.ts';

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;
const LEAST_BYTES = 1024;
const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** By encoding and ETag, which is the content's: a first visit's server is new, and its files are not. */
const done = new Map<string, Promise<Buffer>>();

/** Returns middleware that compresses each content once, unlike superstatic's, and in Brotli as well, like Hosting. */
export function compressOnce() {
  return (request: IncomingMessage, answer: ServerResponse, next: () => void) => {
    const type = String(answer.getHeader('content-type'));
    if (!COMPRESSIBLE.test(type)) return next();
    answer.setHeader('vary', 'Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding']?.toString());
    if (request.method !== 'GET' || !encoding || Number(answer.getHeader('content-length')) < LEAST_BYTES)
      return next();
    const key = `${encoding} ${answer.getHeader('etag')}`;
    const { write, end } = answer;
    const send = async (compressed: Promise<Buffer>) => {
      done.set(key, compressed);
      const body = await compressed;
      Object.assign(answer, { write, end });
      answer.setHeader('content-encoding', encoding);
      answer.setHeader('content-length', body.length);
      answer.end(body);
    };
    const known = done.get(key);
    if (known !== undefined) return send(known);
    const chunks: Buffer[] = [];
    const keep = (chunk: Buffer) => chunks.push(chunk) > 0;
    const finish = () => send(COMPRESS[encoding](Buffer.concat(chunks)));
    Object.assign(answer, { write: keep, end: finish });
    next();
  };
}
