import { connect, createServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FarDatabase, serveFarDatabase } from '../../scripts/lib/far-database.ts';

let server: Http2Server;
let proxy: FarDatabase;

/** Answers as gRPC does: the body sent back, a status in the trailers; a missing method has the status in its headers. */
beforeEach(async () => {
  server = createServer();
  server.on('stream', (stream, headers) => {
    if (headers[':path'] === '/nothing')
      return stream.respond({ ':status': 200, 'grpc-status': '12' }, { endStream: true });
    stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
    stream.once('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
    stream.pipe(stream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await serveFarDatabase((server.address() as AddressInfo).port);
});
afterEach(() => {
  proxy.close();
  server.close();
});

async function call(path: string) {
  const session = connect(`http://127.0.0.1:${proxy.port}`);
  const from = performance.now();
  const stream = session.request({ ':method': 'POST', ':path': path });
  const found = { body: '', status: '' };
  stream.on('response', (headers) => {
    found.status = String(headers['grpc-status'] ?? '');
  });
  stream.on('trailers', (headers) => {
    found.status = String(headers['grpc-status']);
  });
  stream.end('hello');
  for await (const part of stream) found.body += part;
  session.close();
  return { ...found, ms: performance.now() - from };
}

const COMMIT = '/google.firestore.v1.Firestore/Commit';
const GET = '/google.firestore.v1.Firestore/BatchGetDocuments';

test('forwards calls, with their trailers, and delays reads and commits', async () => {
  expect(await call(COMMIT)).toMatchObject({ body: 'hello', status: '0' });
  expect(await call('/nothing')).toMatchObject({ body: '', status: '12' });
  proxy.commitMs = 60_000;
  expect(await call(GET)).toMatchObject({ body: 'hello', status: '0' });
  Object.assign(proxy, { commitMs: 50, readMs: 30 });
  expect((await call(COMMIT)).ms).toBeGreaterThanOrEqual(49);
  expect((await call(GET)).ms).toBeGreaterThanOrEqual(29);
});

test('serializes commits that contain the same name', async () => {
  proxy.hot = { name: 'hello', commitMs: 50 };
  const times = await Promise.all([call(COMMIT), call(COMMIT), call(COMMIT)]);
  expect(Math.max(...times.map(({ ms }) => ms))).toBeGreaterThanOrEqual(149);
  proxy.hot = { name: 'other', commitMs: 60_000 };
  expect(await call(COMMIT)).toMatchObject({ body: 'hello', status: '0' });
});
