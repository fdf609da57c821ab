import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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

/** The unchanged reply to a path: no client tidies it up. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path, headers }, resolve).once('error', reject);
  });

it.each(['/maya', '/%E2%9C%A8', `/maya?${'x'.repeat(3000)}`])('%s belongs to the app', async (path) => {
  expect((await ask(path)).statusCode).toBe(200);
});

it.each([
  '/%E0%A4%A',
  '/maya/%',
  '/%00',
  `/${'x'.repeat(1000)}`,
  `/${'%E2%9C%A8'.repeat(100)}`,
  `/${'maya/'.repeat(900)}`,
  '/assets/missing.js',
])('%.20s, which no page or file has, gets our own error page', async (path) => {
  const reply = await ask(path);
  expect(reply.statusCode).toBe(404);
  expect(await text(reply)).toContain('404.html');
});

it.each([
  [undefined, undefined],
  ['identity', undefined],
  ['gzip;q=0', undefined],
  ['gzip, deflate, br;q=0', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
])('compresses for a client that accepts %s by %s', async (accepted, encoding) => {
  const reply = await ask('/maya', accepted === undefined ? {} : { 'accept-encoding': accepted });
  expect(reply.headers['content-encoding']).toBe(encoding);
});
