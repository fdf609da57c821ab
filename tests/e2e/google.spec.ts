// walks: src/session/auth/
import type { Page } from '@playwright/test';
import { storedUser } from './auth-emulator.ts';
import { makeCareful } from './csp-strict.ts';
import { chooseAtGoogle, signInAtGoogle, standInForGoogle } from './google-script.ts';
import { listen } from './said.ts';
import { chooseUsername, expect, fillInSignIn, makeCreator, signInOn, skipTime, somebody, test } from './support.ts';
import { totpCode } from './totp.ts';

test.beforeEach(({ context }) => standInForGoogle(context));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const greeting = (page: Page) => page.getByRole('heading', { name: /^Hey Zoe!/ });
/** Until the whole page is Google's. */
const isAtGoogle = (page: Page) => button(page, 'Add new account').waitFor();

/** Opens Google's window by the button. */
async function openGoogle(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button(page, 'Continue with Google').click()]);
  return popup;
}

test('one tap creates an account, once Google can be reached', {
  tag: '@gate',
}, async ({ page, context }) => {
  const person = somebody();
  await context.route('https://apis.google.com/**', (route) => route.abort(), { times: 1 });
  await page.goto('/auth?mode=sign-up&from=/create-quiz');
  await button(page, 'Continue with Google').click();
  await expect(page.getByRole('alert').filter({ hasText: "Google can't be reached right now." })).toBeVisible();
  const said = await listen(context);
  await signInAtGoogle(await openGoogle(page), person);
  await page.waitForURL(({ pathname }) => pathname === '/create-quiz');
  // of what Google knows, the first name is suggested, and nothing is public before it is agreed to
  await expect(page.getByText('People see you as Zoe.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(/^zoe\d*$/);
  await chooseUsername(page, person.username);
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Quiz' })).toBeVisible();
  expect((await storedUser(person.email))?.providerUserInfo?.map(({ providerId }) => providerId)).toEqual([
    'google.com',
  ]);
  // the policy, too, lets Google's window do its work
  expect(said).toEqual([]);
});

test('a Google window left open signs nobody in after the form has', async ({ page }) => {
  const [other, creator] = [somebody(), await makeCreator()];
  await page.goto('/auth?mode=sign-in');
  const google = await openGoogle(page);
  await fillInSignIn(page, creator);
  await expect(greeting(page)).toBeVisible();
  // another page has taken the place of the one that waited
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain('/dashboard');
  await signInAtGoogle(google, other);
  await page.reload();
  await expect(greeting(page)).toBeVisible();
  expect(await storedUser(other.email)).toBeUndefined();
});

test('the whole page goes to Google from the account page, and returns to its purpose', async ({ page }) => {
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
  const takeBack = await skipTime(page);
  await button(page, 'Delete my account').click();
  await page.getByLabel(/^Type your username/).fill(creator.username);
  await button(page, 'Delete for good').click();
  await button(page, `Continue with Google: ${google.email}`).click();
  await isAtGoogle(page);
  await takeBack();
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
});

test('an app on an iPhone opens no window, and asks for the second factor after Google', { tag: '@gate' }, async ({
  page,
}) => {
  const creator = await makeCareful();
  await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
  await page.goto('/auth?mode=sign-in&from=/account');
  await button(page, 'Continue with Google').click();
  await signInAtGoogle(page, creator);
  const appCode = 'Code from your authenticator app';
  await page.getByLabel(appCode).fill(totpCode(creator.secret));
  // long after signing in; a new password is typed only once the person is known
  await expect(button(page, 'Change password')).toBeVisible();
  const takeBack = await skipTime(page);
  await button(page, 'Change password').click();
  await button(page, `Continue with Google: ${creator.email}`).click();
  await isAtGoogle(page);
  await takeBack();
  await chooseAtGoogle(page, creator.email);
  const dialog = page.getByRole('dialog', { name: 'Is it really you?' });
  await dialog.getByLabel(appCode).fill(totpCode(creator.secret, 1));
  await expect(page.getByText('You can change how you sign in now.')).toBeVisible();
});
