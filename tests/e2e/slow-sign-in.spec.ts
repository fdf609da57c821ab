// walks: src/data/auth-startup-timeout.ts
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveHosting } from '../../scripts/lib/hosting.ts';
import { expect, makeCreator, signInOn, target, test } from './support.ts';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Stands before the sign-in service: passes everything on, until it fails or answers nothing any more. */
async function standBefore(port: number) {
  let state: 'works' | 'fails' | 'hangs' = 'works';
  let refused = 0;
  const server = createServer((incoming, answer) => {
    if (state !== 'works' && incoming.method === 'POST') {
      refused += 1;
      if (state === 'fails') answer.writeHead(503, { 'access-control-allow-origin': '*' }).end('down');
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
    become: (next: typeof state) => {
      state = next;
    },
    refused: () => refused,
  };
}

/** Hosts the build with another address of the sign-in service. */
async function hostWith(authPort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'whoknows-slow-'));
  cpSync(process.env['DIST'] ?? '', folder, { recursive: true, filter: (name) => !name.endsWith('.map') });
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  for (const name of scripts) {
    const path = join(folder, 'assets', name);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(`"auth":${target.authPort}`, `"auth":${authPort}`);
    if (changed !== text) writeFileSync(path, changed);
  }
  const server = await serveHosting({ dist: folder, port: 0, functionsPort: target.functionsPort });
  return { server, folder, origin: `http://localhost:${portOf(server)}` };
}

test('when the sign-in service fails or hangs, the dashboard opens with what is stored, and the session stays', async ({
  page,
  context,
}) => {
  const creator = await makeCreator();
  const service = await standBefore(target.authPort);
  const host = await hostWith(portOf(service.server));
  const dashboard = `${host.origin}/dashboard`;
  await signInOn(page, creator, dashboard);
  await expect(page.getByText('Total Responses')).toBeVisible();
  await page.close();

  // at once, and when the token of the session has run out meanwhile
  for (const [state, hours] of [
    ['fails', 0],
    ['hangs', 0],
    ['hangs', 2],
  ] as const) {
    service.become(state);
    const before = service.refused();
    const train = await context.newPage();
    if (hours > 0) await train.clock.setSystemTime(Date.now() + hours * 3_600_000);
    await train.goto(dashboard);
    // the service's own client would wait for half a minute, on a phone for a whole one
    await expect(train.getByText('Total Responses')).toBeVisible();
    expect(service.refused()).toBeGreaterThan(before);
    await expect(train.getByRole('heading', { level: 1 })).toContainText('Zoe');
    await train.close();
  }

  for (const server of [service.server, host.server]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(host.folder, { recursive: true });
});
