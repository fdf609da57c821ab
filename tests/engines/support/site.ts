import type { AddressInfo } from 'node:net';
import { serveHosting } from '../../../scripts/lib/hosting.ts';

/** The app's own hosting, which can go away and come back: WebDriver has no word for "offline" that both engines know. */
export interface Site {
  origin: string;
  port: number;
  /** The URLs at which pages have reported errors. */
  reports: string[];
  goAway(): Promise<void>;
  /** Does nothing where it hasn't gone. */
  comeBack(): Promise<void>;
}

/** Serves the build of this run at a free port, which it keeps. */
export async function serveSite(): Promise<Site> {
  const dist = process.env['DIST'] ?? '';
  const functionsPort = Number(process.env['FUNCTIONS_EMULATOR_HOST']?.split(':')[1]);
  const reports: string[] = [];
  const serve = async (port: number) => {
    const server = await serveHosting({ dist, port, functionsPort });
    server.on('request', ({ url, headers }) => {
      if (url === '/api/client-errors') reports.push(headers.referer ?? '');
    });
    return server;
  };
  let server = await serve(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    port,
    reports,
    goAway: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: async () => {
      if (!server.listening) server = await serve(port);
    },
  };
}
