import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { callables } from '@domain/api.ts';
import { CALLS_LIMIT, RATE_LIMITS, REQUEST_MAX_BYTES, REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import bodyParser from 'body-parser';
import express, { type RequestHandler } from 'express';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { senderOf } from '../../functions/src/services/client-ip.ts';
import { createKeys } from '../../functions/src/services/keys.ts';
import { admitByIp } from '../../functions/src/services/rate-limits.ts';
import { someAddress } from './support/requests.ts';

// the functions in this process, behind the parsers that Google's framework puts before each: it unpacks, reads up to
// a gigabyte, and parses; the local backend has others
type Exported = RequestHandler & { __endpoint?: { httpsTrigger?: object; callableTrigger?: object } };
const exported = Object.entries((await import('../../functions/src/index.ts')) as unknown as Record<string, Exported>);
/** All others are called by Google's services alone: in a project IAM refuses everybody else before they are started. */
const NAMES = exported
  .filter(([, f]) => f.__endpoint?.httpsTrigger ?? f.__endpoint?.callableTrigger)
  .map(([name]) => name);
const READS_NOTHING = ['embed', 'page', 'pictures', 'unsubscribe'];
const WITH_BODY = NAMES.filter((name) => !READS_NOTHING.includes(name));
/** All have the same door: one of each kind is enough by day. */
const tagsOf = (name: string) => (['api', 'page', 'saveQuiz'].includes(name) ? [] : ['night']);
const PATHS: Record<string, string> = {
  api: '/api/messages',
  unlock: '/api/unlock-quiz',
  unsubscribe: `/${'x'.repeat(43)}`,
};

const KEY = 'the key of the functions in this process';
let server: Server;
beforeAll(async () => {
  vi.stubEnv('SIGNING_KEY', KEY);
  const app = express();
  const limit = '1024mb';
  const verify = (request: object, _: unknown, rawBody: Buffer) => Object.assign(request, { rawBody });
  app.use(bodyParser.json({ limit, verify }), bodyParser.text({ limit, verify }));
  app.use(bodyParser.urlencoded({ limit, verify, extended: true }), bodyParser.raw({ limit, verify, type: '*/*' }));
  for (const [name, handler] of exported) if (NAMES.includes(name)) app.use(`/demo/region/${name}`, handler);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
});
afterEach(() => vi.useRealTimers());

/** Starts a POST and returns it with its answer: a status and text, or null where the connection was cut. */
function start(name: string, headers: Record<string, string | number>) {
  const { port } = server.address() as AddressInfo;
  const { promise, resolve } = Promise.withResolvers<{ status: number | undefined; text: string } | null>();
  const sending = httpRequest({
    port,
    path: `/demo/region/${name}${PATHS[name] ?? ''}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress(), ...headers },
  });
  sending.on('response', async (answer: IncomingMessage) => {
    let text = '';
    for await (const part of answer) text += part;
    resolve({ status: answer.statusCode, text });
  });
  sending.on('error', () => resolve(null));
  return { sending, answer: promise };
}
function post(name: string, body: Buffer | string, headers: Record<string, string | number> = {}) {
  const { sending, answer } = start(name, { 'content-length': Buffer.byteLength(body), ...headers });
  sending.end(body);
  return answer;
}
const withoutId = (answer: { text: string } | null) =>
  answer && { ...answer, text: answer.text.replace(/"requestId":"[^"]*"/, '') };

it('every callable, and every function that a browser calls, is covered', () => {
  expect(NAMES.toSorted()).toEqual(
    [...Object.keys(callables), 'api', 'embed', 'page', 'pictures', 'unlock', 'unsubscribe'].toSorted(),
  );
});

for (const name of NAMES)
  describe(name, { tags: tagsOf(name) }, () => {
    it('does not decompress a body, whatever its encoding', async () => {
      const packs = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync };
      for (const [encoding, pack] of Object.entries(packs)) {
        // the platform would answer 400 by itself to this, once it is unpacked
        const answer = await post(name, pack('{"data":Zpersonal'), { 'content-encoding': encoding });
        if (READS_NOTHING.includes(name)) expect(withoutId(answer), encoding).toEqual(withoutId(await post(name, '')));
        else
          expect(answer, encoding).toMatchObject({ status: 400, text: expect.stringContaining('The body is packed.') });
      }
    });

    it('does not read an overlong body, and says so', async () => {
      const answer = await post(name, Buffer.alloc(5 * REQUEST_MAX_BYTES, ' '));
      if (READS_NOTHING.includes(name)) expect(withoutId(answer)).toEqual(withoutId(await post(name, '')));
      else expect(answer?.text).toMatch(/too-large/);
    });

    it('stops an endless body', async () => {
      const { sending, answer } = start(name, { 'transfer-encoding': 'chunked' });
      const flood = setInterval(() => sending.write(Buffer.alloc(REQUEST_MAX_BYTES, ' ')), 1);
      const outcome = await answer;
      clearInterval(flood);
      sending.destroy();
      if (READS_NOTHING.includes(name)) expect(outcome?.status).toBeLessThan(500);
      else expect(outcome).toBeNull();
    });

    it('waits for a slow body no longer than a page waits for the answer', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const arrived = new Promise((resolve) => server.once('request', resolve));
      const { sending, answer } = start(name, { 'content-length': 100 });
      sending.write(' ');
      await arrived;
      if (!READS_NOTHING.includes(name)) vi.advanceTimersByTime(REQUEST_TIMEOUT_MS);
      const outcome = await answer;
      sending.destroy();
      if (READS_NOTHING.includes(name)) expect(outcome?.status).toBeLessThan(500);
      else expect(outcome).toBeNull();
    });
  });

for (const name of WITH_BODY)
  describe(name, { tags: tagsOf(name) }, () => {
    it('parses nothing from a sender who has sent too much', async () => {
      const from = someAddress();
      const operation = { api: 'messages', unlock: 'unlock-quiz' }[name] ?? name;
      const limit = operation in RATE_LIMITS ? RATE_LIMITS[operation as keyof typeof RATE_LIMITS].sender : CALLS_LIMIT;
      const keys = createKeys(KEY);
      const sender = senderOf({ headers: { 'x-forwarded-for': from }, socket: {} }, keys);
      for (let tries = 0; tries < limit.tries; tries++)
        admitByIp(operation, limit, { sender, site: sender, keys, now: Date.now() });
      const answer = await post(name, '{"data":Zpersonal', { 'x-forwarded-for': from });
      expect(answer).toMatchObject({ status: 429, text: expect.stringMatching(/rate-limited/) });
    });
  });
