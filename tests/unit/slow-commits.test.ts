import { connect, createServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SlowCommits, serveSlowCommits } from '../../scripts/bench/slow-commits.ts';

let server: Http2Server;
let proxy: SlowCommits;

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
  proxy = await serveSlowCommits((server.address() as AddressInfo).port);
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

test('passes calls on, with their trailers, and delays commits', async () => {
  const COMMIT = '/google.firestore.v1.Firestore/Commit';
  expect(await call(COMMIT)).toMatchObject({ body: 'hello', status: '0' });
  expect(await call('/nothing')).toMatchObject({ body: '', status: '12' });
  proxy.delayMs = 60_000;
  expect(await call('/google.firestore.v1.Firestore/BatchGetDocuments')).toMatchObject({ body: 'hello', status: '0' });
  proxy.delayMs = 50;
  const commit = await call(COMMIT);
  expect(commit).toMatchObject({ body: 'hello', status: '0' });
  expect(commit.ms).toBeGreaterThanOrEqual(49);
});
