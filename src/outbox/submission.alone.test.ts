import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PATIENCE_MS } from '@domain/patience.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { device } from '../testing/device-db.ts';
import { waitFor } from '../testing/wait-for.ts';
import { type OutboxItem, REMOVAL_NOTICE_MS, readItem, removeItem } from './device/queue.ts';
import { enqueueAndWait } from './submission.ts';

vi.mock('../data/offline/device-db.ts', () => import('../testing/device-db.ts'));
const { stored } = device;

let server: Server;
/** Unanswered requests of the server, with their content. */
let held: { answer: ServerResponse; id: string }[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  held = [];
  server = createServer((request, answer) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => held.push({ answer, id: JSON.parse(body).id }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterEach(async () => {
  stored.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const send = (id = crypto.randomUUID()) => {
  const input = { id, recipientId: 'maya', message: 'hi', tracking: { timestamp: 1 } };
  const about = { title: 'Maya', path: '/maya/anonymous-messages' };
  return { id, outcome: enqueueAndWait('messages', input, about, () => false) };
};
const arrivals = (count: number) => waitFor(() => expect(held).toHaveLength(count));
const accept = (index: number) => held[index]?.answer.end(JSON.stringify({ ok: true, data: { id: held[index]?.id } }));
const passPatience = () => vi.advanceTimersByTimeAsync(PATIENCE_MS.submit + REMOVAL_NOTICE_MS);

test('a message whose database is cleared while it is being sent is stored and sent again', async () => {
  const { id, outcome } = send();
  await arrivals(1);
  stored.clear();
  await passPatience();
  expect(await outcome).toEqual({ status: 'waiting', isKept: true });
  expect(await readItem(id)).toMatchObject({ state: 'waiting', hasWaited: true, input: { message: 'hi' } });
  held[0]?.answer.destroy();
  await waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(held.map((request) => request.id)).toEqual([id, id]);
  });
  accept(1);
  await waitFor(async () => expect((await readItem(id))?.state).toBe('delivered'));
});

test('a message that is discarded while it is being sent is not reported as sent, and does not reappear', async () => {
  const { id, outcome } = send();
  await arrivals(1);
  await removeItem(id);
  await passPatience();
  expect(await outcome).toEqual({ status: 'withdrawn' });
  expect(await readItem(id)).toBeUndefined();
});

test('a message whose answer another tab has taken is not sent again', async () => {
  const { id, outcome } = send();
  await arrivals(1);
  stored.set(id, { ...(stored.get(id) as OutboxItem), state: 'delivered', input: null });
  await removeItem(id);
  await passPatience();
  expect(await outcome).toEqual({ status: 'waiting', isKept: true });
  expect(await readItem(id)).toBeUndefined();
});
