import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveHosting } from '../../scripts/lib/hosting.ts';

let dist: string;
let server: Server;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'hosting-'));
  for (const file of ['app.html', 'index.html', '404.html'])
    writeFileSync(join(dist, file), `<title>${file}</title>`.padEnd(5000));
  server = await serveHosting({ dist, port: 0 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(dist, { recursive: true });
});

/** The reply to a path as it is: no client tidies it up. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path, headers }, (reply) => resolve(reply.resume())).once('error', reject);
  });

const STATUSES: [path: string, status: number][] = [
  ['/maya', 200],
  ['/%E2%9C%A8', 200],
  ['/%E0%A4%A', 400],
  ['/maya/%', 400],
  ['/%00', 400],
  [`/${'x'.repeat(3000)}`, 414],
  [`/${'%E2%9C%A8'.repeat(100)}`, 414],
  [`/maya?${'x'.repeat(3000)}`, 200],
  [`/${'maya/'.repeat(900)}`, 414],
  ['/assets/missing.js', 404],
];
it('answers any address, one that no file can have, too', async () => {
  const found = await Promise.all(STATUSES.map(async ([path]) => [path, (await ask(path)).statusCode]));
  expect(found).toEqual(STATUSES);
});

it.each([
  [undefined, undefined],
  ['identity', undefined],
  ['gzip;q=0', undefined],
  ['br', undefined],
  ['gzip, deflate, br, zstd', 'gzip'],
])('compresses for a client that accepts %s by %s', async (accepted, encoding) => {
  const reply = await ask('/maya', accepted === undefined ? {} : { 'accept-encoding': accepted });
  expect(reply.headers['content-encoding']).toBe(encoding);
});
