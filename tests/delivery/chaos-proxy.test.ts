import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ChaosProxy, faultOf, nameFor, nameOf, serveChaos } from './chaos-proxy.ts';

const SEED = 7;
let server: Server;
let stored: string[];
let proxy: ChaosProxy;

beforeEach(async () => {
  stored = [];
  server = createServer((request, answer) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      stored.push(body);
      answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ok: true, data: body }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await serveChaos({ port: (server.address() as AddressInfo).port, seed: SEED });
});
afterEach(() => {
  proxy.close();
  server.closeAllConnections();
  server.close();
});

/** Sends once. Returns the status, or `broken` when no whole answer came. */
async function send(body: string): Promise<number | 'broken'> {
  try {
    // a connection of its own: one that was used before is opened again by some clients, and the request repeated
    const reply = await fetch(`${proxy.origin}/api/messages`, {
      method: 'POST',
      body,
      headers: { connection: 'close' },
    });
    await reply.json().catch((error: unknown) => {
      if (reply.ok) throw error;
    });
    return reply.status;
  } catch {
    return 'broken';
  }
}

test('the same seed gives the same faults, another seed others, and every kind occurs', () => {
  const faults = (seed: number) => Array.from({ length: 300 }, (_, n) => faultOf(seed, nameFor(seed, n), n % 3));
  expect(faults(1)).toEqual(faults(1));
  expect(faults(1)).not.toEqual(faults(2));
  expect(new Set(faults(1).map(nameOf))).toEqual(
    new Set([
      'pass',
      'delay',
      'drop',
      'cut-after-commit',
      'truncate',
      '500',
      '503',
      '503 with Retry-After',
      '429 with Retry-After',
    ]),
  );
});

test('what happens to a submission depends on the seed, and only some of it is stored', async () => {
  proxy.isOn = true;
  const outcome = { pass: 200, drop: 'broken', 'cut-after-commit': 'broken', truncate: 'broken' } as const;
  const isStored = { pass: true, drop: false, 'cut-after-commit': true, truncate: true, refuse: false };
  const met = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const name = nameFor(SEED, n);
    const fault = faultOf(SEED, name, 0);
    if (fault.kind === 'delay') continue;
    met.add(nameOf(fault));
    const before = stored.length;
    expect(await send(name), nameOf(fault)).toBe(fault.kind === 'refuse' ? fault.status : outcome[fault.kind]);
    expect(stored.length - before, nameOf(fault)).toBe(isStored[fault.kind] ? 1 : 0);
  }
  expect(met.size).toBe(8);
  expect([...proxy.counts.keys()].toSorted()).toEqual([...met].toSorted());
});

test('each try of a submission is another turn', async () => {
  proxy.isOn = true;
  const name = nameFor(SEED, 1);
  const turns = [0, 1, 2, 3].map((turn) => nameOf(faultOf(SEED, name, turn)));
  for (const _ of turns) await send(name);
  for (const kind of new Set(turns)) expect(proxy.counts.get(kind)).toBe(turns.filter((one) => one === kind).length);
});

test('everything else passes, and so does everything while the proxy is off', async () => {
  const names = Array.from({ length: 30 }, (_, n) => nameFor(SEED, n));
  for (const name of names) expect(await send(name)).toBe(200);
  proxy.isOn = true;
  for (let n = 0; n < 30; n++) expect(await send(`somebody else's ${n}`)).toBe(200);
  const reply = await fetch(`${proxy.origin}/${nameFor(SEED, 1)}`);
  expect(reply.status).toBe(200);
  expect(proxy.counts.size).toBe(0);
});
