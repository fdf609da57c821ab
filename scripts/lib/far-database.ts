import {
  type ClientHttp2Session,
  connect,
  constants,
  createServer,
  type Http2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from './http.ts';

export interface FarDatabase {
  port: number;
  readMs: number;
  commitMs: number;
  /** What commits name that wait for one another, as those of one document do; and how long each then takes. */
  hot: { name: string; commitMs: number } | null;
  /** The methods called so far, such as `Commit`. */
  calls: string[];
  close(): void;
}

/** Called at the end of each call, with its method and the bytes of both directions. */
type OnCall = (method: string, asked: Buffer, answered: Buffer) => void;

const methodOf = (headers: Record<string, unknown>) => String(headers[':path']).split('/').at(-1) ?? '';

/** Starts a proxy before the Firestore emulator that answers as late as a database does, and records calls. */
export async function serveFarDatabase(firestorePort: number, onCall?: OnCall): Promise<FarDatabase> {
  const proxy: Omit<FarDatabase, 'port' | 'close'> = { readMs: 0, commitMs: 0, hot: null, calls: [] };
  let lastHot = Promise.resolve();
  const sessions = new Set<Http2Session>();
  let upstream: ClientHttp2Session | undefined;
  /** Returns the one shared connection, created on demand: the emulator may start later. */
  const emulator = () => {
    if (!upstream || upstream.destroyed) {
      upstream = connect(`http://127.0.0.1:${firestorePort}`);
      upstream.on('error', () => undefined); // its streams end with it and report that to their callers
    }
    return upstream;
  };

  /** `body`: what was read of the stream already. */
  const pass = (stream: ServerHttp2Stream, headers: Record<string, unknown>, body: Buffer | null) => {
    const call = emulator().request(headers as Record<string, string>);
    const cancel = () => stream.close(constants.NGHTTP2_CANCEL);
    stream.once('close', () => call.close(constants.NGHTTP2_CANCEL)).once('error', () => undefined);
    call.once('error', cancel);
    if (onCall) {
      const asked: Buffer[] = body ? [body] : [];
      const answered: Buffer[] = [];
      stream.on('data', (part: Buffer) => asked.push(part));
      call.on('data', (part: Buffer) => answered.push(part));
      call.once('end', () => onCall(methodOf(headers), Buffer.concat(asked), Buffer.concat(answered)));
    }
    call.once('response', (reply, flags) => {
      const isWhole = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
      let trailers = {};
      call.once('trailers', (last) => {
        trailers = last;
      });
      stream.respond(reply, { endStream: isWhole, waitForTrailers: !isWhole });
      if (isWhole) return;
      stream.once('wantTrailers', () => stream.sendTrailers(trailers));
      call.pipe(stream);
    });
    if (body) call.end(body);
    else stream.pipe(call);
  };

  const waitToCommit = (body: Buffer): Promise<void> => {
    const { hot } = proxy;
    if (!hot || !body.includes(hot.name)) return sleep(proxy.commitMs);
    lastHot = lastHot.then(() => sleep(hot.commitMs));
    return lastHot;
  };

  const server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session)).on('error', () => undefined);
  });
  server.on('stream', async (stream, headers) => {
    const method = methodOf(headers);
    proxy.calls.push(method);
    const body = method === 'Commit' ? await buffer(stream).catch(() => null) : null;
    if (body) await waitToCommit(body);
    else await sleep(proxy.readMs);
    if (!stream.destroyed) pass(stream, headers, body);
  });
  return Object.assign(proxy, {
    port: await listen(server),
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
      upstream?.destroy();
    },
  });
}
