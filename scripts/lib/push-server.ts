import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startSecureHost } from '../../functions/src/services/testing/secure-host.ts';
import { listen } from './http.ts';

/** RFC 6455's own; every server adds it to the browser's key. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const TEXT = 1;
const CLOSE = 8;
/** Marks a frame that is a whole message. */
const WHOLE = 0x80;
/** A length up to here is written in the frame's second byte; this one instead says that two bytes follow. */
const SHORT_MAX = 125;
const LENGTH_FOLLOWS = 126;

/** Returns the first frame of what came, and the rest; null until all of the frame has come. */
function firstFrame(bytes: Buffer): { opcode: number; text: string; rest: Buffer } | null {
  const [head = 0, second = 0] = bytes;
  const isLonger = (second & 0x7f) === LENGTH_FOLLOWS;
  const maskAt = isLonger ? 4 : 2;
  const start = maskAt + 4;
  if (bytes.length < start) return null;
  const end = start + (isLonger ? bytes.readUInt16BE(2) : second & 0x7f);
  if (bytes.length < end) return null;
  const mask = bytes.subarray(maskAt, start);
  const text = Buffer.from(bytes.subarray(start, end).map((byte, index) => byte ^ (mask[index % 4] ?? 0))).toString();
  return { opcode: head & 0x0f, text, rest: bytes.subarray(end) };
}

function textFrame(text: string): Buffer {
  const { length } = Buffer.from(text);
  const size = length <= SHORT_MAX ? [length] : [LENGTH_FOLLOWS, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([WHOLE | TEXT, ...size]), Buffer.from(text)]);
}

/**
 * Accepts a browser's WebSocket for short texts (below 64 KiB, each in one frame). Returns what sends it a text; `hear`
 * gets what it sends.
 */
function acceptWebSocket(
  { headers }: IncomingMessage,
  socket: Duplex,
  hear: (text: string) => void,
): (text: string) => void {
  const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${GUID}`).digest('base64');
  const protocol = headers['sec-websocket-protocol'];
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n` +
      `${protocol === undefined ? '' : `Sec-WebSocket-Protocol: ${protocol}\r\n`}\r\n`,
  );
  let came: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    came = Buffer.concat([came, chunk]);
    for (let frame = firstFrame(came); frame; frame = firstFrame(came)) {
      came = frame.rest;
      if (frame.opcode === TEXT) hear(frame.text);
      if (frame.opcode === CLOSE) socket.end();
    }
  });
  socket.on('error', () => socket.destroy()); // a browser that was ended says no goodbye
  return (text) => socket.write(textFrame(text));
}

/** What Firefox sends to its push service. */
interface Heard {
  messageType: string;
  uaid?: string;
  channelID?: string;
}

/** Returns the answer of Mozilla's push service to a message; null where it has none. */
function answerTo({ messageType, uaid, channelID }: Heard, host: string): object | null {
  switch (messageType) {
    case 'hello':
      return { messageType, status: 200, uaid: uaid || randomUUID().replaceAll('-', ''), use_webpush: true };
    case 'register':
      return { messageType, status: 200, channelID, pushEndpoint: `https://${host}/${channelID}` };
    case 'unregister':
      return { messageType, status: 200, channelID };
    default:
      return null;
  }
}

/**
 * Stands in for Mozilla's push service: one Firefox subscribes here, and whatever is sent to its endpoints is
 * passed on unchanged. Only that Firefox can decrypt it.
 */
export async function startPushServer() {
  const channels = new Map<string, (text: string) => void>();
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const channelID = request.url?.slice(1) ?? '';
    const data = (await buffer(request)).toString('base64url');
    const say = channels.get(channelID);
    if (!say) {
      response.writeHead(410).end();
      return;
    }
    const headers = { encoding: request.headers['content-encoding'] };
    say(JSON.stringify({ messageType: 'notification', channelID, version: randomUUID(), data, headers }));
    response.writeHead(201).end();
  };
  const { host, certificate, stop } = await startSecureHost(take);
  const server = createServer();
  server.on('upgrade', (request, socket) => {
    const say = acceptWebSocket(request, socket, (text) => {
      const heard = JSON.parse(text) as Heard;
      if (heard.messageType === 'register') channels.set(heard.channelID ?? '', say);
      if (heard.messageType === 'unregister') channels.delete(heard.channelID ?? '');
      const answer = answerTo(heard, host);
      if (answer) say(JSON.stringify(answer));
    });
  });
  const port = await listen(server);
  return {
    /** Where the functions push to, and the certificate by which they know it. */
    host,
    certificate,
    /** The address that Firefox connects to. */
    forBrowsers: `ws://127.0.0.1:${port}/`,
    stop: () => {
      stop();
      server.close();
    },
  };
}
