import type { Locator, Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { expectAccessible } from './axe.ts';
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

/** The browser is asked first, so the switch follows the tap a moment later. */
async function turnOn(toggle: Locator): Promise<void> {
  await toggle.click();
  await expect(toggle).toBeChecked();
}

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
  await expect(page.getByRole('button', { name: 'Notify me' })).toBeVisible();
  await expectAccessible(page);
  await write(creator, 'A new one.');
  await expect(page.getByRole('button', { name: 'Notify me' })).toBeHidden();
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

test('the switch of the account page turns notifications on and off on this device, and says when the browser blocks them; what a session left is taken back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  const creator = await makeCreator();
  await signInOn(page, creator, '/account#notifications');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const toggle = page.getByRole('switch', { name: 'Notify me about new messages' });
  await expect(toggle).not.toBeChecked();

  const client = await context.newCDPSession(page);
  const { targetInfo } = await client.send('Target.getTargetInfo');
  const setPermission = async (setting: 'denied' | 'granted') => {
    await client.send('Browser.setPermission', {
      permission: { name: 'notifications' },
      setting,
      ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
    });
    await setHidden(page, false); // the page looks again when somebody comes back to it
  };
  await setPermission('denied');
  await expect(page.getByText(/^Your browser blocks notifications/)).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await setPermission('granted');

  await turnOn(toggle);
  await expect(page.getByText('It never shows what a message says.')).toBeVisible();
  await toggle.uncheck();
  await goWithin(page, '/dashboard?tab=messages');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me' })).toHaveCount(0); // decided is decided
  await setHidden(page, true);
  await write(creator, 'Quietly.');
  await unread(page, 1);
  expect(await shown(page)).toEqual([]);

  await goWithin(page, '/account#notifications');
  await turnOn(toggle);
  await write(creator, 'For me alone.');
  await expect.poll(() => shown(page)).toHaveLength(1);
  // as a page that was closed before it could clear up after a session
  await page.evaluate(
    (key) => localStorage.setItem(key, JSON.stringify({ as: 'signed-out' })),
    STORAGE_KEYS.sessionEnd,
  );
  await page.goto('/about');
  await expect.poll(() => shown(page)).toEqual([]);
});
