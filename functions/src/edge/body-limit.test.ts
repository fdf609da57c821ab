import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isTooLarge, limitBody } from './body-limit.ts';

const MAX = 1000;
let server: Server;
let seen: { length: string | undefined; isTooLarge: boolean; bytes: number } | undefined;
beforeAll(async () => {
  limitBody('api', MAX);
  server = createServer((request, answer) => {
    const one = { length: request.headers['content-length'], isTooLarge: isTooLarge(request), bytes: 0 };
    seen = one;
    // the platform reads a body where a header says that there is one
    const hasBody = one.length !== undefined || request.headers['transfer-encoding'] !== undefined;
    if (!hasBody) return answer.end();
    request.on('data', (chunk: Buffer) => {
      one.bytes += chunk.length;
    });
    request.on('end', () => answer.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  seen = undefined;
});

/** Posts a body, in chunks without a length where asked to, and returns whether it was answered. */
function post(path: string, bytes: number, isChunked = false): Promise<boolean> {
  const { port } = server.address() as AddressInfo;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const headers = isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes };
  const answered = (answer: IncomingMessage) => {
    answer.resume();
    resolve(true);
  };
  const sending = httpRequest({ port, path, method: 'POST', headers }, answered);
  sending.on('error', () => resolve(false));
  sending.end(Buffer.alloc(bytes, 'x'));
  return promise;
}

it('lets a body through that is as long as allowed', async () => {
  expect(await post('/demo/region/api', MAX)).toBe(true);
  expect(seen).toEqual({ length: String(MAX), isTooLarge: false, bytes: MAX });
});

it('leaves a longer one unread, and says so', async () => {
  expect(await post('/demo/region/api/messages', 5_000_000)).toBe(true);
  expect(seen).toEqual({ length: undefined, isTooLarge: true, bytes: 0 });
  // the connection goes on
  expect(await post('/demo/region/api', 1)).toBe(true);
});

it('lets a body through that does not tell its length and is short', async () => {
  expect(await post('/demo/region/api', MAX, true)).toBe(true);
  expect(seen).toMatchObject({ isTooLarge: false, bytes: MAX });
});

it('cuts off one that does not tell its length and is long', async () => {
  expect(await post('/demo/region/api', 5_000_000, true)).toBe(false);
  expect(seen?.bytes).toBeLessThanOrEqual(MAX);
});

it('leaves other functions alone', async () => {
  expect(await post('/demo/region/apiary', MAX + 1)).toBe(true);
  expect(seen).toMatchObject({ isTooLarge: false, bytes: MAX + 1 });
});
