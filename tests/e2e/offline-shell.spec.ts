// walks: src/sw/
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { isHydrated } from './hydration.ts';
import { untilKept } from './offline.ts';
import { untilControlled } from './second-build.ts';
import { storePhoto } from './stored-photo.ts';
import { answerAllButLast, lastAnswer, sendButton, writeMessage } from './submissions.ts';
import { expect, goWithin, makeCreator, makeQuiz, signInOn, test, watch } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** Every address that the caches of this origin hold. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });

/** Ends the browser's workers, as the browser itself does with those that have nothing to do. */
async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

test("after a second visit every visitors' page opens offline, after a restart of the browser, in the chosen languages", async ({
  playwright,
  contextOptions,
  launchOptions,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'whoknows-device-'));
  const open = (): Promise<BrowserContext> =>
    playwright.chromium.launchPersistentContext(folder, { ...launchOptions, ...contextOptions });
  const first = await open();
  const visit = await first.newPage();
  await visit.goto('/');
  await untilControlled(visit);
  await visit.reload();
  await untilKept(visit, 'visitor');
  await visit.getByRole('button', { name: 'FR: passer en français' }).click();
  await untilKept(visit, 'fr');
  await visit.evaluate((key) => localStorage.setItem(key, 'en'), STORAGE_KEYS.language);
  await first.close();

  const context = await open();
  await context.setOffline(true);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  const shows = (words: string) => expect(page.getByRole('main')).toContainText(words);
  // the landing page has a document of its own, all others share one
  for (const [open, address, words] of [
    ['goto', '/', 'How it works'],
    ['goto', '/about', 'About WhoKnows'],
    ['within', '/quiz/how-well', 'How well do you know Nour?'],
    ['within', '/no/such/page/here', 'Page not found'],
  ] as const) {
    await (open === 'goto' ? page.goto(address) : goWithin(page, address));
    await shows(words);
    await isHydrated(page);
  }
  await page.getByRole('button', { name: 'FR: passer en français' }).click();
  await shows('Page introuvable');
  await stopWorkers(page);
  await page.reload();
  await shows('Page introuvable');
  await isHydrated(page);
  await goWithin(page, '/quiz/how-well');
  await shows('Tu connais vraiment Nour');
  await goWithin(page, '/about');
  await shows('À propos de WhoKnows');
  await page.goto('/');
  await shows('Comment ça marche');
  expect(complaints).toEqual([]);
  await context.close();
  rmSync(folder, { recursive: true });
});

test('a cache that the device has lost is downloaded again, and the app keeps working meanwhile', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilControlled(page);
  await page.reload();
  await untilKept(page, 'visitor');
  const all = (await cached(page)).sort();
  // once all of it, once one file
  for (const lost of ['', '/assets/help-page-']) {
    await page.evaluate(async (part) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) if (request.url.includes(part)) await cache.delete(request);
        if (part === '') await caches.delete(name);
      }
    }, lost);
    expect((await cached(page)).length).toBeLessThan(all.length);
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center');
    await expect.poll(async () => (await cached(page)).sort()).toEqual(all);
  }
  await context.setOffline(true);
  await stopWorkers(page);
  await page.goto('/help');
  await expect(page.getByRole('main')).toContainText('Help Center');
});

test('the caches hold files of the build and nothing else, after everything a person does here', async ({
  page,
  stranger,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const complaints = watch(page);
  await signInOn(page, creator, '/dashboard?tab=messages');
  await untilControlled(page);

  await writeMessage(stranger, creator.username, 'You make Mondays bearable.');
  await untilControlled(stranger);
  await sendButton(stranger).click();
  await page.getByRole('button', { name: /^Sealed message/ }).click();
  await expect(page.getByRole('dialog').getByText('You make Mondays bearable.')).toBeVisible();
  await answerAllButLast(stranger, quiz, 'Noa');
  await lastAnswer(stranger, quiz).click();
  await stranger.waitForURL(/\/quiz\/results\//);

  for (const visitor of [page, stranger]) {
    const addresses = (await cached(visitor)).map((url) => new URL(url));
    expect(addresses.length).toBeGreaterThan(50);
    const { origin } = new URL(visitor.url());
    const foreign = addresses.filter(
      (url) => url.origin !== origin || !existsSync(join(process.env['DIST'] ?? '', url.pathname)),
    );
    expect(foreign.map(String)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test('a photo that was shown is available offline; a newer one has another URL', async ({ page, context }) => {
  const creator = await makeCreator();
  await page.goto('/about');
  await untilControlled(page);
  const { photoURL } = await storePhoto(page, creator);
  await page.goto(`/${creator.username}`);
  const picture = page.locator(`img[src="${photoURL}"]`).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await context.setOffline(true);
  const isThere = (address: string) =>
    page.evaluate((src) => {
      const image = Object.assign(new Image(), { src });
      return image.decode().then(
        () => true,
        () => false,
      );
    }, address);
  expect(await isThere(photoURL)).toBe(true);
  expect(await isThere(photoURL.replace('v=1', 'v=2'))).toBe(false);
  expect((await cached(page)).filter((url) => url.includes('/v0/'))).toEqual([photoURL]);
});
