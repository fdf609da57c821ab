import type { Page } from '@playwright/test';
import { admin, storedUser } from './auth-emulator.ts';
import { expectAccessible } from './axe.ts';
import { makeCareful } from './careful.ts';
import { chooseAtGoogle, signInAtGoogle, standInForGoogle } from './google-script.ts';
import { chooseNames, expect, makeCreator, signInOn, somebody, test } from './support.ts';
import { totpCode } from './totp.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Until the whole page is Google's. */
const isAtGoogle = (page: Page) => page.getByRole('button', { name: 'Add new account' }).waitFor();

const tapGoogle = async (on: Page, name: string) => {
  const [popup] = await Promise.all([on.waitForEvent('popup'), button(on, name).click()]);
  return popup;
};

test('Google is connected and disconnected, but never the last way in', async ({ page, context, stranger }) => {
  await Promise.all([context, stranger.context()].map(standInForGoogle));
  const [first, second] = [somebody(), somebody()];
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

  // one that belongs to somebody already
  await signInOn(stranger, await makeCreator(), '/account');
  await chooseAtGoogle(await tapGoogle(stranger, 'Connect Google'), second.email);
  await expect(stranger.getByText('That Google account already belongs to another WhoKnows account.')).toBeVisible();
});

test('where no window can be opened the whole page goes to Google, and comes back to what it was left for', async ({
  page,
  context,
}) => {
  await standInForGoogle(context);
  const [creator, google] = [await makeCreator(), somebody()];
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signInOn(page, creator, '/account');
  await button(page, 'Connect Google').click();
  await isAtGoogle(page);
  await page.goBack();
  await expect(page.getByText("Google's window was closed before you were done.")).toBeVisible();
  await button(page, 'Connect Google').click();
  await signInAtGoogle(page, google);
  await expect(page.getByText('Google is connected.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sign-in methods' })).toBeFocused();

  // long after signing in
  await page.clock.setFixedTime(Date.now() + 10 * 60_000);
  await button(page, 'Delete my account').click();
  await page.getByLabel(/^Type your username/).fill(creator.username);
  await button(page, 'Delete for good').click();
  await button(page, `Continue with Google: ${google.email}`).click();
  await isAtGoogle(page);
  await page.clock.setFixedTime(Date.now());
  await signInAtGoogle(page, somebody());
  const dialog = page.getByRole('dialog', { name: 'Is it really you?' });
  await expect(dialog.getByText("That's a different Google account from the one linked here.")).toBeVisible();
  await button(page, `Continue with Google: ${google.email}`).click();
  await isAtGoogle(page);
  await chooseAtGoogle(page, google.email);
  await expect(page.getByText('You can delete your account now.')).toBeVisible();
  await expect(page.getByLabel(/^Type your username/)).toHaveValue(creator.username);
  // nothing of the trip stays in this tab
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /google-trip/.test(key)))).toEqual([]);
  await button(page, 'Delete for good').click();
  await page.waitForURL(({ pathname }) => pathname === '/');
});

test('an app on an iPhone asks for the second factor after Google has seen the proof', async ({ page, context }) => {
  await standInForGoogle(context);
  const creator = await makeCareful();
  await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
  await page.goto('/auth?mode=sign-in&from=/account');
  await button(page, 'Continue with Google').click();
  await signInAtGoogle(page, creator);
  await page.getByLabel('Code from your authenticator app').fill(totpCode(creator.secret));
  // long after signing in; a new password is typed only once the person is known
  await expect(button(page, 'Change password')).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 10 * 60_000);
  await button(page, 'Change password').click();
  await button(page, `Continue with Google: ${creator.email}`).click();
  await isAtGoogle(page);
  await page.clock.setFixedTime(Date.now());
  await chooseAtGoogle(page, creator.email);
  const dialog = page.getByRole('dialog', { name: 'Is it really you?' });
  await dialog.getByLabel('Code from your authenticator app').fill(totpCode(creator.secret, 1));
  await expect(page.getByText('You can change how you sign in now.')).toBeVisible();
  await button(page, 'Change password').click();
  await page.getByLabel('New password').fill('another-one-9');
  await button(page, 'Save password').click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
});
