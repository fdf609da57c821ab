import type { Page } from '@playwright/test';
import { write } from './offline.ts';
import { shown, tap } from './push-service.ts';
import { expect, goWithin, makeCreator, signInOn, test } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** Another app in front of this page, or this page again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);

const unread = (page: Page, count: number) =>
  expect(page.getByRole('navigation').getByRole('img', { name: `${count} new`, exact: true })).toBeVisible();

test('a message to an app in the background gives one notification, without its text; a tap opens it, signing out takes it back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  const creator = await makeCreator();
  await write(creator, 'An old one.');
  await signInOn(page, creator, '/dashboard?tab=messages');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // what is sealed comes before the question
  await page.getByRole('button', { name: /^Sealed message/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Notify me' }).click();
  // there is no push service here
  await expect(page.getByText('Only while WhoKnows is open')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me' })).toBeHidden();
  await write(creator, 'Nobody has opened this.');
  await unread(page, 1);

  // looked at: the list says it
  await write(creator, 'You can see me.');
  await unread(page, 2);
  expect(await shown(page)).toEqual([]);

  // looked at in another tab: that one says it
  const other = await context.newPage();
  await other.goto('/account');
  await unread(other, 2);
  await setHidden(page, true);
  await write(creator, 'The other tab can see me.');
  await Promise.all([unread(other, 3), unread(page, 3)]);
  expect(await shown(page)).toEqual([]);

  // two tabs behind another app: once, and the newer one in place of the older
  await setHidden(other, true);
  await write(creator, 'A secret that nobody reads over a shoulder.');
  await expect
    .poll(() => shown(page))
    .toEqual([
      {
        title: 'New anonymous message',
        body: '4 unread messages are waiting for you.',
        tag: 'new-message',
        lang: 'en',
      },
    ]);
  await write(creator, 'Another one.');
  await expect.poll(() => shown(page)).toMatchObject([{ body: '5 unread messages are waiting for you.' }]);
  await other.close();

  await goWithin(page, '/dashboard');
  await setHidden(page, false);
  await expect.poll(() => shown(page)).toEqual([]); // who has come to the app has seen it
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.showNotification('New anonymous message', { tag: 'new-message' });
  });
  await tap(context);
  await page.waitForURL('**/dashboard?tab=messages');
  await expect.poll(() => shown(page)).toEqual([]);

  await setHidden(page, true);
  await write(creator, 'For me alone.');
  await expect.poll(() => shown(page)).toHaveLength(1);
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/');
  await expect.poll(() => shown(page)).toEqual([]);
});
