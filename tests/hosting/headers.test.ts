import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { serveHosting } from '../../scripts/lib/hosting.ts';
import { ask, DIST } from './support/site.ts';

const asset = readdirSync(`${DIST}/assets`).find((name) => name.endsWith('.js')) ?? '';

const DAY = 86_400;
const KEPT_FOR_A_YEAR = 'public, max-age=31536000, immutable';
const KEPT_FOR_A_DAY = `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
const ASKED_FOR_EACH_TIME = 'no-cache';
const NO_STORE = 'private, no-store';

const KINDS = [
  ...['/', '/about', '/dashboard', '/auth', '/create-quiz', '/quiz/how-well', '/quiz/abcd2345/details'].map(
    (path) => [path, ASKED_FOR_EACH_TIME, 200] as const,
  ),
  ...['/sw.js', '/manifest.webmanifest', '/favicon.svg', '/robots.txt', '/api/openapi.json'].map(
    (path) => [path, ASKED_FOR_EACH_TIME, 200] as const,
  ),
  ...['/missing.php', '/assets/of-another-build-12345678.js', '/.well-known/not-there'].map(
    (path) => [path, ASKED_FOR_EACH_TIME, 404] as const,
  ),
  ...['/somebody', '/somebody/abcd2345', '/quiz/results/some-id', '/no/such/page/at/all'].map(
    (path) => [path, NO_STORE, 404] as const,
  ),
  [`/assets/${asset}`, KEPT_FOR_A_YEAR, 200],
  ['/fonts/gabarito.woff2', KEPT_FOR_A_DAY, 200],
  ['/icons/pwa-192x192.png', KEPT_FOR_A_DAY, 200],
] as const;

test('every kind of file is served with its headers', async () => {
  for (const [path, kept, status] of KINDS) {
    const reply = await ask(path);
    const headers = Object.fromEntries(reply.headers);
    expect(reply.status, path).toBe(status);
    expect(headers['cache-control'], path).toBe(kept);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    if (status === 200 && !path.includes('.')) expect(headers['content-type'], path).toMatch(/^text\/html/);
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security'], path).toBe(`max-age=${365 * DAY}`);
    if (!/^\/(assets|fonts|icons)\//.test(path)) {
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups');
      expect(headers['permissions-policy'], path).toContain('geolocation=()');
      expect(headers['x-frame-options'], path).toBe('DENY');
    }
  }
  // their addresses hold what lets somebody act
  for (const path of ['/auth/action', '/delete'])
    expect(Object.fromEntries((await ask(path)).headers), path).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  // the one thing that may be framed, and nothing around it
  const card = Object.fromEntries((await ask('/embed/somebody/abcd2345')).headers);
  expect(card['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors \*; sandbox /);
  expect(card).not.toHaveProperty('x-frame-options');
  for (const path of ['/embed', '/embedded', '/somebody/embed', '/api/oembed'])
    expect((await ask(path)).headers.get('x-frame-options'), path).toBe('DENY');
  // where no policy reaches, no page of the app may stand
  expect((await ask('/__/auth/iframe')).status).toBe(404);
});

test("Firebase's own helper pages may be framed: sign-in opens one in the app's pages, on the app's own domain", async () => {
  const dist = mkdtempSync(`${tmpdir()}/whoknows-helpers-`);
  mkdirSync(`${dist}/__/auth`, { recursive: true });
  writeFileSync(`${dist}/__/auth/iframe.html`, '<!doctype html>');
  const server = await serveHosting({ dist, port: 0 });
  const reply = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/__/auth/iframe`);
  server.close();
  server.closeAllConnections();
  rmSync(dist, { recursive: true });
  expect(reply.status).toBe(200);
  for (const name of ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy'])
    expect(reply.headers.get(name)).toBeNull();
});
