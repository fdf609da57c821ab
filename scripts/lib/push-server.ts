import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';
import { startSecureHost } from '../../functions/src/services/testing/secure-host.ts';

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

/** Stands in for Mozilla's push service: forwards what is sent to one Firefox's endpoints, unchanged. */
export async function startPushServer() {
  const channels = new Map<string, WebSocket>();
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const channelID = request.url?.slice(1) ?? '';
    const data = (await buffer(request)).toString('base64url');
    const browser = channels.get(channelID);
    if (!browser) {
      response.writeHead(410).end();
      return;
    }
    const headers = { encoding: request.headers['content-encoding'] };
    browser.send(JSON.stringify({ messageType: 'notification', channelID, version: randomUUID(), data, headers }));
    response.writeHead(201).end();
  };
  const { host, certificate, stop } = await startSecureHost(take);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (browser) => {
    browser.on('error', () => browser.terminate()); // a browser that was ended says no goodbye
    browser.on('message', (text) => {
      const heard = JSON.parse(String(text)) as Heard;
      if (heard.messageType === 'register') channels.set(heard.channelID ?? '', browser);
      if (heard.messageType === 'unregister') channels.delete(heard.channelID ?? '');
      const answer = answerTo(heard, host);
      if (answer) browser.send(JSON.stringify(answer));
    });
  });
  await once(server, 'listening');
  return {
    host,
    certificate,
    forBrowsers: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      stop();
      server.close();
    },
  };
}
