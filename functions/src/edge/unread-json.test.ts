import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaveUnread, UNREAD_JSON } from './unread-json.ts';

let server: Server;
let seen: IncomingHttpHeaders;
beforeAll(async () => {
  leaveUnread('api');
  server = createServer(({ headers }, answer) => {
    seen = headers;
    answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

async function post(path: string, type: string) {
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': type, 'content-encoding': 'gzip' };
  await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: '{}' });
  return [seen['content-type'], seen['content-encoding']];
}

it.each([
  ['/demo/region/api/api/messages', 'application/json', UNREAD_JSON],
  ['/demo/region/api', 'Application/JSON; charset=utf-8', `${UNREAD_JSON}; charset=utf-8`],
  ['/demo/region/api/api/messages', 'text/plain', 'text/plain'],
])('what is posted to %s as %s is seen as %s, and not unpacked', async (path, type, expected) => {
  expect(await post(path, type)).toEqual([expected, undefined]);
});

it.each(['/demo/region/saveQuiz', '/demo/region/apiary', '/'])('leaves %s to the platform', async (path) => {
  expect(await post(path, 'application/json')).toEqual(['application/json', 'gzip']);
});
