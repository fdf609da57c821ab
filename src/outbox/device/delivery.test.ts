import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InputOf } from '@domain/api.ts';
import { OUTBOX_INTERNALS_MAX } from '@domain/limits.ts';
import { makeResponse, makeResponseInput } from '@domain/testing/make-response.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliver, pauseAfter } from './delivery.ts';
import { changeItem, enqueueItem, readItem, readItems, removeItem, type SubmissionEndpoint } from './queue.ts';

// Node has no IndexedDB: everything here uses the in-memory fallback

/** The server's reply to each request in turn; the last one repeats. `stored` names its id, `drop` cuts the connection. */
type Reply = { status: number; body: string } | 'stored' | 'drop';
let server: Server;
let replies: Reply[];
let received: { url: string | undefined; body: { id: string; message?: string } }[];

const ok = (data?: unknown): Reply => ({ status: 200, body: JSON.stringify({ ok: true, data }) });
const storedAs = (url: string | undefined, id: string) =>
  url === '/api/responses' ? { ...makeResponse('know-me'), id } : { id };
const refuse = (status: number, code: string, more = {}): Reply => ({
  status,
  body: JSON.stringify({ ok: false, error: { code, message: 'no', ...more } }),
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  replies = ['stored'];
  received = [];
  server = createServer((request, answer) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ url: request.url, body: JSON.parse(body) });
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (!reply || reply === 'drop') request.socket.destroy();
      else if (reply === 'stored')
        answer.end(JSON.stringify({ ok: true, data: storedAs(request.url, JSON.parse(body).id) }));
      else answer.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterEach(async () => {
  for (const { id } of await readItems()) await removeItem(id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await new Promise((resolve) => server.close(resolve));
});

const DAY_MS = 24 * 3_600_000;
const ABOUT = { title: 'Maya', path: '/maya/anonymous-messages' };
const newId = () => crypto.randomUUID();
const messageTo = (recipientId: string, message = 'hi'): InputOf<'messages'> => ({
  id: newId(),
  recipientId,
  message,
  tracking: { timestamp: 1 },
});
async function put<Name extends SubmissionEndpoint>(endpoint: Name, input: InputOf<Name>): Promise<string> {
  await enqueueItem(endpoint, input, ABOUT, true);
  vi.setSystemTime(Date.now() + 1); // each is made later than the one before
  return input.id;
}
const stateOf = async (id: string) => (await readItem(id))?.state;

describe('delivery over a real connection', () => {
  test('sends waiting items in the order they were made, each kind to its own endpoint', async () => {
    const first = await put('messages', messageTo('maya', 'one'));
    const second = await put('responses', makeResponseInput('know-me'));
    const third = await put('messages', messageTo('maya', 'two'));
    expect(await deliver()).toBeNull();
    expect(received.map(({ body }) => body.id)).toEqual([first, second, third]);
    expect(received.map(({ url }) => url)).toEqual(['/api/messages', '/api/responses', '/api/messages']);
  });

  test('keeps an item, under the same id, after a broken connection, a server failure or a foreign page', async () => {
    const id = await put('messages', messageTo('maya'));
    for (const reply of [
      'drop',
      refuse(503, 'messages-off', { retryAfter: 30 }),
      refuse(500, 'internal'),
      { status: 403, body: '<html>hotel</html>' },
    ] as const) {
      replies = [reply];
      expect(await deliver(true)).toBeGreaterThan(0);
      expect(await stateOf(id)).toBe('waiting');
    }
    replies = ['stored'];
    expect(await deliver(true)).toBeNull();
    expect(received.map(({ body }) => body.id)).toEqual([id, id, id, id, id]);
    expect(await readItem(id)).toMatchObject({ state: 'delivered', attempts: 5 });
  });

  test.each<['messages' | 'responses', ...unknown[]]>([
    ['messages'],
    ['messages', null],
    ['messages', {}],
    ['messages', { id: 'x' }],
    ['messages', { id: newId() }],
    ['responses', makeResponse('know-me')],
    ['responses', null],
  ])("forgets nothing after a captive portal's OK, for %s with %j", async (endpoint, ...data) => {
    const input = { messages: messageTo('maya'), responses: makeResponseInput('know-me') };
    const id = await put(endpoint, input[endpoint]);
    replies = [ok(...data)];
    expect(await deliver(true)).toBeGreaterThan(0);
    expect(await readItem(id)).toMatchObject({
      state: 'waiting',
      input: input[endpoint],
      failure: { code: 'network' },
    });
    replies = ['stored'];
    expect(await deliver(true)).toBeNull();
    expect(await readItem(id)).toMatchObject({ state: 'delivered', answer: { id }, input: null });
  });

  test('does not accept a response that names its id but no score', async () => {
    const id = await put('responses', makeResponseInput('know-me'));
    replies = [ok({ id })];
    await deliver();
    expect(await stateOf(id)).toBe('waiting');
  });

  test('refuses answers that an older version left without the age confirmation, which can be taken back with it', async () => {
    const input = makeResponseInput('know-me');
    const id = await put('responses', input);
    replies = [refuse(403, 'age-required')];
    await deliver();
    expect(await readItem(id)).toMatchObject({ state: 'refused', failure: { code: 'age-required' }, input });
    replies = ['stored'];
    await put('responses', { ...input, isAdult: true });
    await deliver();
    expect(await stateOf(id)).toBe('delivered');
  });

  test('gives an item back after repeated internal errors, and unblocks its lane', async () => {
    const poisoned = await put('messages', messageTo('maya', 'poison'));
    const next = await put('messages', messageTo('maya', 'next'));
    replies = [refuse(500, 'internal')];
    for (let tries = 1; tries < OUTBOX_INTERNALS_MAX; tries++) await deliver(true);
    expect([await stateOf(poisoned), await stateOf(next)]).toEqual(['waiting', 'waiting']);
    replies = [refuse(500, 'internal', { requestId: 'ab12cd34' }), 'stored'];
    await deliver(true);
    expect(await readItem(poisoned)).toMatchObject({
      state: 'refused',
      failure: { code: 'internal', requestId: 'ab12cd34' },
      input: { message: 'poison' },
    });
    expect(await stateOf(next)).toBe('delivered');
  });

  test('treats an unknown error code by its status: a refusal, or a failure of the server', async () => {
    const id = await put('responses', makeResponseInput('know-me'));
    replies = [refuse(503, 'of-tomorrow-off')];
    await deliver();
    expect(await readItem(id)).toMatchObject({ state: 'waiting', failure: { code: 'unavailable' } });
    replies = [refuse(403, 'of-tomorrow')];
    await deliver(true);
    expect(await readItem(id)).toMatchObject({ state: 'refused', failure: { code: 'forbidden' } });
  });

  test('keeps the text and the reason of a refused item, which blocks no others', async () => {
    const input = messageTo('maya');
    const id = await put('messages', input);
    const other = await put('messages', messageTo('leo'));
    replies = [refuse(400, 'invalid-input', { fields: { message: 'too-long' } }), 'stored'];
    expect(await deliver()).toBeNull();
    expect(await readItem(id)).toMatchObject({
      state: 'refused',
      input,
      failure: { code: 'invalid-input', fields: { message: 'too-long' } },
    });
    expect(await stateOf(other)).toBe('delivered');
    received = [];
    await deliver(true);
    expect(received).toEqual([]);
  });

  test('holds up only items for the same recipient when the server is unavailable', async () => {
    const ids: string[] = [];
    for (const recipient of ['maya', 'maya', 'leo']) {
      ids.push(await put('messages', messageTo(recipient)));
    }
    replies = [refuse(503, 'unavailable'), 'stored'];
    await deliver();
    expect(received.map(({ body }) => body.id)).toEqual([ids[0], ids[2]]);
    await deliver(true);
    expect(received.map(({ body }) => body.id)).toEqual([ids[0], ids[2], ids[0], ids[1]]);
  });

  test('ends its own pause when a retry looks promising, but not one that the server asked for', async () => {
    const id = await put('messages', messageTo('maya'));
    replies = [refuse(429, 'rate-limited', { retryAfter: 600 })];
    expect(await deliver()).toBeGreaterThan(500_000);
    expect(await deliver(true)).toBeGreaterThan(500_000);
    expect(received).toHaveLength(1);
    await changeItem(id, (item) => item && { ...item, notBefore: 0 });
    replies = [refuse(503, 'unavailable')];
    await deliver();
    await deliver(); // too early
    expect(received).toHaveLength(2);
    await deliver(true);
    expect(received).toHaveLength(3);
  });

  test('ignores a pause that a wrong clock has set far ahead once the clock is right again', async () => {
    const id = await put('messages', messageTo('maya'));
    vi.setSystemTime(Date.now() + DAY_MS);
    replies = [refuse(429, 'rate-limited', { retryAfter: 600 })];
    await deliver();
    vi.setSystemTime(Date.now() - DAY_MS);
    replies = ['stored'];
    expect(await deliver()).toBeNull();
    expect(await stateOf(id)).toBe('delivered');
  });

  test('sends without a lock where locks are refused', async () => {
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    vi.stubGlobal('navigator', { locks });
    const id = await put('messages', messageTo('maya'));
    expect(await deliver()).toBeNull();
    expect(await stateOf(id)).toBe('delivered');
  });

  test('shows an item discarded during its delivery as delivered if it arrived', async () => {
    const id = await put('messages', messageTo('maya'));
    server.prependListener('request', () => void removeItem(id));
    await deliver();
    expect(await stateOf(id)).toBe('delivered');
  });

  test('forgets an item a week after its delivery', async () => {
    const id = await put('messages', messageTo('maya'));
    await deliver();
    await changeItem(id, (item) => item && { ...item, settledAt: Date.now() - 8 * DAY_MS });
    await deliver();
    expect(await readItems()).toEqual([]);
  });
});

describe('the outbox', () => {
  test('stores a submission once when it is added twice, whether it waits or has arrived', async () => {
    const input = messageTo('maya');
    await put('messages', input);
    await put('messages', { ...input, tracking: { timestamp: 2 } });
    await deliver();
    await put('messages', input);
    await deliver();
    expect(received.map(({ body }) => body.message)).toEqual(['hi']);
  });

  test('refuses another submission under the id of a waiting one, and sends the first', async () => {
    const input = messageTo('maya');
    await put('messages', input);
    await expect(put('messages', { ...input, message: 'other words' })).rejects.toMatchObject({ code: 'conflict' });
    await deliver();
    expect(received.map(({ body }) => body.message)).toEqual(['hi']);
  });

  test('sends a refused submission again when it is added again, with its new content', async () => {
    const input = messageTo('maya');
    await put('messages', input);
    replies = [refuse(403, 'inbox-closed'), 'stored'];
    await deliver();
    await put('messages', { ...input, message: 'later' });
    await deliver();
    expect(received.map(({ body }) => body.message)).toEqual(['hi', 'later']);
  });
});

test('pauses double up to a minute, with jitter, and last as long as the server asks or up to a fifth longer', () => {
  const failure = { code: 'unavailable', message: 'no' } as const;
  expect([1, 2, 3, 4].map((n) => pauseAfter(n, failure, 1))).toEqual([1000, 2000, 4000, 8000]);
  expect(pauseAfter(1, failure, 0)).toBe(500);
  expect(pauseAfter(30, failure, 1)).toBe(60_000);
  expect(pauseAfter(1, { ...failure, retryAfter: 90 }, 0)).toBe(90_000);
  // those who wait for the same moment don't come at it together
  expect(pauseAfter(1, { ...failure, retryAfter: 90 }, 1)).toBe(108_000);
  // an absurd pause
  expect(pauseAfter(1, { ...failure, retryAfter: 2_592_000 }, 1)).toBe(3_600_000);
});
