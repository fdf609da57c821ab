import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newSubmissionId, pauseAfter, submit } from './outbox.ts';

/** What the server does with each request in turn; after the last it stays with that. `drop` cuts the connection. */
type Reply = { status: number; body: string } | 'drop';
let server: Server;
let replies: Reply[];
let bodies: { id: string }[];
let addresses: (string | undefined)[];

const ok = (data: unknown): Reply => ({ status: 200, body: JSON.stringify({ ok: true, data }) });
const refuse = (status: number, code: string, more = {}): Reply => ({
  status,
  body: JSON.stringify({ ok: false, error: { code, message: 'no', ...more } }),
});

beforeEach(async () => {
  replies = [];
  bodies = [];
  addresses = [];
  server = createServer((request, answer) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      bodies.push(JSON.parse(body));
      addresses.push(request.url);
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (!reply || reply === 'drop') request.socket.destroy();
      else answer.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
});

const message = (): InputOf<'messages'> => ({
  id: newSubmissionId(),
  recipientId: 'someone',
  message: 'hi',
  tracking: { timestamp: 1 },
});
const noWait = { wait: () => Promise.resolve() };

describe('delivery over a real connection', () => {
  test('repeats under the same id until the server has answered', async () => {
    replies = ['drop', refuse(503, 'unavailable'), { status: 502, body: '<html>' }, ok({ id: 'x' })];
    const attempts: number[] = [];
    const input = message();
    await expect(submit('messages', input, { ...noWait, onRetry: (n) => attempts.push(n) })).resolves.toEqual({
      id: 'x',
    });
    expect(bodies.map(({ id }) => id)).toEqual(Array(4).fill(input.id));
    expect(attempts).toEqual([1, 2, 3]);
  });

  test('gives up with the reason, and the same submission can be handed in again', async () => {
    replies = ['drop'];
    const input = message();
    await expect(submit('messages', input, noWait)).rejects.toMatchObject({ code: 'network' });
    expect(bodies).toHaveLength(4);
    replies = [ok({ id: input.id })];
    await expect(submit('messages', input, noWait)).resolves.toEqual({ id: input.id });
  });

  test('does not repeat what the server has refused, and keeps its fields', async () => {
    replies = [refuse(400, 'invalid-input', { fields: { message: 'too-long' } })];
    await expect(submit('messages', message(), noWait)).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { message: 'too-long' },
    });
    expect(bodies).toHaveLength(1);
  });

  test('an answer that is not ours is told by its status', async () => {
    replies = [{ status: 413, body: 'Payload Too Large' }];
    await expect(submit('messages', message(), noWait)).rejects.toMatchObject({ code: 'too-large' });
  });

  test('each kind goes to its own address', async () => {
    replies = [ok({ id: 'x' })];
    const form = {
      name: 'Noa',
      email: 'noa@example.com',
      inquiryType: 'press',
      subject: 'Hi',
      message: 'Hello',
    } as const;
    await submit('messages', message(), noWait);
    await submit('contact-requests', { id: newSubmissionId(), ...form }, noWait);
    expect(addresses).toEqual(['/api/messages', '/api/contact-requests']);
    expect(bodies[1]).toMatchObject(form);
  });

  test('one submission is under way once', async () => {
    replies = [ok({ id: 'x' })];
    const input = message();
    await Promise.all([submit('messages', input, noWait), submit('messages', input, noWait)]);
    expect(bodies).toHaveLength(1);
  });
});

describe('when to try again', () => {
  const error = (code: 'network' | 'rate-limited' | 'conflict', retryAfter?: number) =>
    new DomainError(code, code, retryAfter === undefined ? {} : { retryAfter });

  test('pauses grow and end', () => {
    const pauses = [0, 1, 2, 3].map((attempt) => pauseAfter(error('network'), attempt));
    expect(pauses).toEqual([500, 1500, 4000, null]);
  });
  test('a short wait that the server asks for is kept, a long one is left to the person', () => {
    expect(pauseAfter(error('rate-limited', 5), 0)).toBe(5000);
    expect(pauseAfter(error('rate-limited', 600), 0)).toBeNull();
    expect(pauseAfter(error('rate-limited'), 0)).toBeNull();
  });
  test('neither a conflict nor a certain lack of network is tried again', () => {
    expect(pauseAfter(error('conflict'), 0)).toBeNull();
    vi.stubGlobal('navigator', { onLine: false });
    expect(pauseAfter(error('network'), 0)).toBeNull();
  });
});
