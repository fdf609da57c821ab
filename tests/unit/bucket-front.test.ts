import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveBucket } from '../../scripts/lib/bucket-front.ts';

const portOf = (server: Server) => (server.address() as AddressInfo).port;
let emulator: Server;
let front: Server;
beforeAll(async () => {
  // as the emulators: every page may read everything
  emulator = createServer((request, response) => {
    response.writeHead(200, { 'access-control-allow-origin': 'https://emulator.example', 'x-path': request.url ?? '' });
    request.pipe(response);
  });
  await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve));
  front = await serveBucket({ port: 0, backend: portOf(emulator) });
});
afterAll(() => {
  for (const server of [front, emulator]) {
    server.closeAllConnections();
    server.close();
  }
});

const ask = async (path: string, init: RequestInit = {}) => {
  const reply = await fetch(`http://127.0.0.1:${portOf(front)}${path}`, init);
  return {
    allowed: reply.headers.get('access-control-allow-origin'),
    path: reply.headers.get('x-path'),
    text: await reply.text(),
  };
};
const FILE = '/v0/b/demo/o/photo?alt=media&v=1';

it('a page of another origin may read a photo as cors.json says, whatever the emulator says', async () => {
  expect(await ask(FILE, { headers: { origin: 'https://site.example' } })).toMatchObject({ allowed: '*', path: FILE });
  expect((await ask(FILE)).allowed).toBe(null);
});

it('requests other than downloads pass unchanged', async () => {
  const sent = await ask('/v0/b/demo/o?name=photo', {
    method: 'POST',
    body: 'a photo',
    headers: { origin: 'https://a.b' },
  });
  expect(sent).toEqual({ allowed: 'https://emulator.example', path: '/v0/b/demo/o?name=photo', text: 'a photo' });
});
