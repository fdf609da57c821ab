// walks: src/data/auth-startup-timeout.ts
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveHosting } from '../../scripts/lib/hosting.ts';
import { expect, makeCreator, signInOn, target, test } from './support.ts';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Stands before the sign-in service: passes everything on, until it answers nothing any more. */
async function standBefore(port: number) {
  let isHanging = false;
  let unanswered = 0;
  const server = createServer((incoming, answer) => {
    if (isHanging && incoming.method === 'POST') {
      unanswered += 1;
      return;
    }
    const { method, headers, url } = incoming;
    const onward = request({ host: '127.0.0.1', port, path: url, method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    hang: () => {
      isHanging = true;
    },
    unanswered: () => unanswered,
  };
}

/** Hosts the build with another address of the sign-in service. */
async function hostWith(authPort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'whoknows-slow-'));
  cpSync(process.env['DIST'] ?? '', folder, { recursive: true, filter: (name) => !name.endsWith('.map') });
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  for (const name of ['sw.js', ...scripts.map((file) => `assets/${file}`)]) {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(`"auth":${target.authPort}`, `"auth":${authPort}`);
    if (changed !== text) writeFileSync(path, changed);
  }
  const server = await serveHosting({ dist: folder, port: 0, functionsPort: target.functionsPort });
  return { server, folder, origin: `http://localhost:${portOf(server)}` };
}

test.describe('on a network that never answers', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the dashboard opens with what is stored, and the session stays', async ({ browser, contextOptions }) => {
    const creator = await makeCreator();
    const service = await standBefore(target.authPort);
    const host = await hostWith(portOf(service.server));
    const context = await browser.newContext({ ...contextOptions, baseURL: host.origin });
    const page = await context.newPage();
    await signInOn(page, creator);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.close();

    service.hang();
    // at once, and when the token of the session has run out meanwhile
    for (const hours of [0, 2]) {
      const before = service.unanswered();
      const train = await context.newPage();
      if (hours > 0) await train.clock.setSystemTime(Date.now() + hours * 3_600_000);
      await train.goto('/dashboard');
      // the service's own client would wait for half a minute, on a phone for a whole one
      await expect(train.getByText('Total Responses')).toBeVisible();
      expect(service.unanswered()).toBeGreaterThan(before);
      await expect(train.getByRole('heading', { level: 1 })).toContainText('Zoe');
      await train.close();
    }
    await context.close();

    for (const server of [service.server, host.server]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(host.folder, { recursive: true });
  });
});
