import { expect, test } from './support.ts';

const SECOND = 'https://whoknows-live.firebaseapp.com';

test("Hosting's second address leads to the site's own, and keeps nothing", async ({ page, context, baseURL }) => {
  // all of the app comes there, as from Hosting
  await context.route(`${SECOND}/**`, async (route) => {
    const url = route
      .request()
      .url()
      .replace(SECOND, baseURL ?? '');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(`${SECOND}/about?lang=fr#team`, { waitUntil: 'commit' });
  await page.waitForURL(`${baseURL}/about?lang=fr#team`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const { origins } = await context.storageState({ indexedDB: true });
  expect(origins.map(({ origin }) => origin)).not.toContain(SECOND);
  expect(context.serviceWorkers().map((worker) => new URL(worker.url()).origin)).not.toContain(SECOND);
});
