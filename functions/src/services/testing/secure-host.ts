import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate.ts';

/** Serves https on this machine at a free port, with a certificate of its own. What `answer` throws at is refused. */
export async function startSecureHost(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const certificate = makeCertificate('localhost');
  const server = createServer(certificate, (request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    certificate: certificate.cert,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
