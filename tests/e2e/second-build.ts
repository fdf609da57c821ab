import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { serveHosting } from '../../scripts/lib/hosting.ts';
import { target } from './support.ts';

/** A text of every page, and what the second build has in its place. */
const FIRST = 'Skip to content';
const SECOND = 'Skip to the content';
const HASHED = /-[\w-]{8}(?=\.\w+$|\/)/;
const TEXT = /\.(html|js|json|css|webmanifest|xml|txt)$/;

/**
 * Writes another build of the app: every hashed name is another one, every revision in the worker's list too, and a text
 * of every page says that it is the second. Nothing of the first is left, as on Firebase Hosting.
 */
function writeSecondBuild(from: string, to: string): void {
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?!map)\w+$/.test(name));
  const hashes = files.flatMap((name) => (name.startsWith('assets/') ? (HASHED.exec(name)?.[0] ?? []) : []));
  const anyHash = new RegExp([...new Set(hashes)].join('|'), 'g');
  const renamed = (text: string) => text.replace(anyHash, (hash) => `-${hash[1] === '2' ? 3 : 2}${hash.slice(2)}`);
  for (const name of files) {
    const path = join(to, renamed(name));
    mkdirSync(dirname(path), { recursive: true });
    if (!TEXT.test(name)) cpSync(join(from, name), path);
    else {
      const text = renamed(readFileSync(join(from, name), 'utf8')).replaceAll(FIRST, SECOND);
      writeFileSync(path, text.replace(/"revision":"(\w+)"/g, '"revision":"2$1"'));
    }
  }
}

interface Site {
  origin: string;
  /** Puts the second build in the place of the first. */
  deploySecond: () => void;
}

/** Playwright's test with an address of its own, at which the first of two builds is hosted. */
export const test = base.extend<{ site: Site }, { builds: [first: string, second: string] }>({
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const first = process.env['DIST'];
      if (!first) throw new Error('DIST does not name the folder of the build.');
      const second = mkdtempSync(join(tmpdir(), 'whoknows-second-build-'));
      // not before: a server may still be about to open a file for a page that has been closed
      process.once('exit', () => rmSync(second, { recursive: true }));
      writeSecondBuild(first, second);
      await use([first, second]);
    },
    { scope: 'worker' },
  ],
  site: async ({ builds }, use) => {
    const { functionsPort } = target;
    const servers = await Promise.all(builds.map((dist) => serveHosting({ dist, port: 0, functionsPort })));
    const [old, current] = servers as [Server, Server];
    const { port } = old.address() as AddressInfo;
    const deploySecond = () => {
      old.removeAllListeners('request');
      old.on('request', (...request) => current.emit('request', ...request));
    };
    await use({ origin: `http://localhost:${port}`, deploySecond });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
});

export const expectBuild = (page: Page, build: 'first' | 'second') =>
  expect(page.locator('a[href="#content"]')).toHaveText(build === 'first' ? FIRST : SECOND);

/** Has a page count how often it is loaded, in its tab. */
export const countLoads = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1)));
export const loadsOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('loads')));

/** Resolves when a worker controls the page. */
export const untilControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Has the page look for a new version as somebody does who comes back to it after two hours. */
export async function comeBackLater(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

export const untilWaiting = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null))
    .toBe(true);

/** Follows the worker that waits, from outside the site. Resolves to what resolves when it is the active one. */
export async function followWaiting(context: BrowserContext): Promise<{ isActive: Promise<void> }> {
  const client = await context.newCDPSession(await context.newPage());
  let waiting = '';
  const isActive = new Promise<void>((resolve) => {
    client.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) {
        if (status === 'installed') waiting = versionId;
        if (status === 'activated' && versionId === waiting) resolve();
      }
    });
  });
  await client.send('ServiceWorker.enable');
  return { isActive };
}
