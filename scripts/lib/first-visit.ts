import type { AddressInfo, Socket } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { serveHosting } from './hosting.ts';
import { close } from './http.ts';

/** Opens a path with nothing kept. Returns the bytes that the site sends until `stay` resolves, for the worker, too. */
export async function firstVisit(
  browser: Browser,
  site: { dist: string; functionsPort: number },
  path: string,
  stay: (page: Page) => Promise<unknown>,
  options: BrowserContextOptions = {},
): Promise<number> {
  const server = await serveHosting({ ...site, port: 0 });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...options,
    serviceWorkers: 'allow',
  });
  try {
    const page = await context.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
    await stay(page);
    return [...sockets].reduce((total, { bytesWritten }) => total + bytesWritten, 0);
  } finally {
    await context.close();
    close(server);
  }
}
