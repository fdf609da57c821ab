import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBackend } from '../../scripts/lib/backend.ts';
import { serveFarDatabase } from '../../scripts/lib/far-database.ts';
import { portsAt } from '../../scripts/lib/ports.ts';
import { billed } from './support/billed.ts';

// its functions reach the database through a proxy that sees what they ask
const shared = Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':')[1]);
const ports = portsAt(shared - portsAt(0).firestore + 60);
let reads = 0;
let writes = 0;
/** Starts it. The modules know where it is by then. */
async function start() {
  const proxy = await serveFarDatabase(ports.firestore, (...call) => {
    const { reads: more, written } = billed(...call);
    reads += more;
    writes += written.length;
  });
  const backend = await startBackend({ name: `picture-reads-${shared}`, ports, firestoreProxyPort: proxy.port });
  Object.assign(process.env, backend.env);
  const stop = async () => {
    await backend.stop();
    proxy.close();
  };
  return {
    stop,
    ...(await import('./support/backend.ts')),
    ...(await import('./support/people.ts')),
    ...(await import('./support/requests.ts')),
  };
}
let on: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  on = await start();
});
afterAll(() => on.stop());

const look = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${on.FUNCTIONS}/pictures${path}`, {
    headers: { 'x-forwarded-for': on.someAddress(), ...headers },
  });
  expect(reply.status).toBe(404);
  await reply.arrayBuffer();
};
beforeEach(() => {
  reads = 0;
});
afterEach(() => expect(writes).toBe(0));

it('a missing picture costs one read', async () => {
  for (const path of [
    '/og/quiz/22222222.png',
    '/og/profile/nobodyatall.png',
    '/og/ask/nobodyatall.png',
    `/og/result/${randomUUID()}.png`,
    `/story/result/${randomUUID()}.png?v=1&lang=fr`,
    `/story/circle/${randomUUID()}.png`,
  ]) {
    reads = 0;
    await look(path);
    expect(reads, path).toBe(1);
  }
});

it('an impossible picture costs none', async () => {
  for (const path of [
    '/og/quiz/not-a-code.png',
    '/og/profile/x.png',
    '/og/result/1.png',
    '/og/circle/1.png',
    '/story/profile/maya.png',
    '/og/x/y/z.png',
  ])
    await look(path);
  expect(reads).toBe(0);
});

it("a message's picture costs none without a token, and two with one", async () => {
  const path = `/story/message/${randomUUID()}.png`;
  await look(path, { authorization: 'Bearer nonsense' });
  expect(reads).toBe(0);
  const { token } = await on.signUp();
  await look(path, { authorization: `Bearer ${token}` });
  expect(reads).toBe(2);
});
