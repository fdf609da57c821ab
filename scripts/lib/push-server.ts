import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startSecureHost } from '../../functions/src/services/testing/secure-host.ts';
import { acceptWebSocket } from './web-socket.ts';

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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** Where the functions push to, and the certificate by which they know it. */
    host,
    certificate,
    /** The address that Firefox connects to. */
    forBrowsers: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      stop();
      server.close();
    },
  };
}
