import type { Page } from '@playwright/test';
import { admin, storedUser } from './auth-emulator.ts';
import { expectAccessible } from './axe.ts';
import { chooseAtGoogle, signInAtGoogle, standInForGoogle } from './google-script.ts';
import { chooseNames, expect, makeCreator, signInOn, somebody, test } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Has the browser open no window, once. */
const refuseWindow = (page: Page) =>
  page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });

test('Google is connected and disconnected, but never the last way in', async ({ page, context, stranger }) => {
  await Promise.all([context, stranger.context()].map(standInForGoogle));
  const [first, second] = [somebody(), somebody()];
  const tapGoogle = async (on: Page, name: string) => {
    const [popup] = await Promise.all([on.waitForEvent('popup'), button(on, name).click()]);
    return popup;
  };
  await page.goto('/auth?mode=sign-up&from=/account');
  await signInAtGoogle(await tapGoogle(page, 'Continue with Google'), first);
  await chooseNames(page, first);
  const methods = page.getByRole('region', { name: 'Sign-in methods' });
  await expect(methods.getByText('You sign in with Google.')).toBeVisible();
  // it looks as if it could not be pressed, but says why
  await button(page, 'Disconnect').press('Enter');
  await expect(methods.getByText('This is your only way into your account')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Set a password').click();
  await methods.getByLabel('New password').fill('a-first-one-9');
  await button(page, 'Save password').click();
  await expect(page.getByText('You can sign in with a password now.')).toBeVisible();
  await expect(methods.getByText('Set', { exact: true })).toBeVisible();
  await button(page, 'Disconnect').click();
  await expect(page.getByText('Google is disconnected.')).toBeVisible();

  await (await tapGoogle(page, 'Connect Google')).close();
  await expect(methods.getByText("Google's window was closed")).toBeVisible();
  await signInAtGoogle(await tapGoogle(page, 'Connect Google'), second);
  await expect(page.getByText('Google is connected.')).toBeVisible();
  await expect(methods.getByText(second.email)).toBeVisible();

  // the password has gone somewhere else, which this page does not know yet
  await admin('update', { localId: (await storedUser(first.email))?.localId, deleteProvider: ['password'] });
  await button(page, 'Disconnect').click();
  await expect(methods.getByText('This is your only way into your account')).toBeVisible();
  await expect(methods.getByText(second.email)).toBeVisible();

  // one that belongs to somebody already, and before that a browser that opens no window
  const owner = await makeCreator();
  await signInOn(stranger, owner, '/account');
  await refuseWindow(stranger);
  await button(stranger, 'Connect Google').click();
  await expect(stranger.getByText("This browser didn't open Google's window.")).toBeVisible();
  await chooseAtGoogle(await tapGoogle(stranger, 'Connect Google'), second.email);
  await expect(stranger.getByText('That Google account already belongs to another WhoKnows account.')).toBeVisible();

  // long after signing in, Google's window may come only with another tap
  await stranger.clock.setFixedTime(Date.now() + 10 * 60_000);
  await refuseWindow(stranger);
  await button(stranger, 'Connect Google').click();
  const dialog = stranger.getByRole('dialog', { name: 'Is it really you?' });
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
  await button(stranger, 'Continue').click();
  await expect(stranger.getByText('Now tap "Connect Google" once more')).toBeVisible();
  await stranger.clock.setFixedTime(Date.now());
  await signInAtGoogle(await tapGoogle(stranger, 'Connect Google'), somebody());
  await expect(stranger.getByText('Google is connected.')).toBeVisible();
});
