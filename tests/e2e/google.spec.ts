import type { Page } from '@playwright/test';
import { admin, storedUser } from './auth-emulator.ts';
import { expectAccessible } from './axe.ts';
import { makeCareful } from './careful.ts';
import { chooseAtGoogle, signInAtGoogle, standInForGoogle } from './google-script.ts';
import { chooseNames, expect, fillInSignIn, makeCreator, somebody, test } from './support.ts';
import { totpCode } from './totp.ts';

test.beforeEach(({ context }) => standInForGoogle(context));

const continueWithGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

/** Opens Google's window by the button. */
async function openGoogle(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await continueWithGoogle(page).click();
  return opened;
}

/** The ways in of the one account that an address has. */
async function providersOf(email: string): Promise<string[]> {
  const user = (await storedUser(email)) as { providerUserInfo?: { providerId: string }[] } | undefined;
  return (user?.providerUserInfo ?? []).map(({ providerId }) => providerId).sort();
}

/** From here on Google does not vouch for addresses; the answer is still the emulator's own. */
const withUnverifiedEmail = (page: Page) =>
  page.route('**/accounts:signInWithIdp*', (route) =>
    route.continue({
      postData: (route.request().postData() ?? '').replace('email_verified%22%3Atrue', 'email_verified%22%3Afalse'),
    }),
  );

const isAskedForProof = (page: Page) =>
  expect(page.getByRole('heading', { name: 'You already have an account' })).toBeFocused();
const greeting = (page: Page) => page.getByRole('heading', { name: /^Hey Zoe!/ });

test('one tap makes an account with the first name from Google, if that suits, and the next one signs in to it', async ({
  page,
}) => {
  const person = somebody();
  await page.goto('/auth?mode=sign-up&from=/create-quiz');
  const google = await openGoogle(page);
  await expect(page.getByText("Waiting for Google's window.", { exact: false })).toBeVisible();
  await signInAtGoogle(google, person);
  await page.waitForURL(({ pathname }) => pathname === '/create-quiz');
  // of what Google knows, the first name is suggested, and nothing is public before it is agreed to
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zoe');
  await expect(page.getByLabel('Username')).toHaveValue(/^zoe\d*$/);
  await chooseNames(page, { name: 'Zoe', username: person.username });
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Quiz' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(greeting(page)).toBeVisible();
  expect(await providersOf(person.email)).toEqual(['google.com']);
  const made = await storedUser(person.email);

  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.goto('/auth?mode=sign-in');
  await chooseAtGoogle(await openGoogle(page), person.email);
  await expect(greeting(page)).toBeVisible();
  expect((await storedUser(person.email))?.localId).toBe(made?.localId);
});

test('an app on an iPhone goes to Google as a whole page at once: no window there can answer it', async ({ page }) => {
  const person = somebody();
  const windows: Page[] = [];
  page.on('popup', (opened) => windows.push(opened));
  await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
  await page.goto('/auth?mode=sign-up&from=/create-quiz');
  await continueWithGoogle(page).click();
  await signInAtGoogle(page, person);
  await page.waitForURL(({ pathname }) => pathname === '/create-quiz');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zoe');
  expect(windows).toEqual([]);
});

test('where no window can be opened the whole page goes to Google, and comes back to where the person was going', async ({
  page,
}) => {
  const person = somebody();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/create-quiz?type=never-have-i-ever&step=details');
  await page.getByLabel('Quiz title').fill('Written before Google');
  for (let at = 0; at < 5; at += 1)
    await page.getByRole('textbox', { name: 'Never have I ever' }).nth(at).fill(`done number ${at}`);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await continueWithGoogle(page).click();
  await signInAtGoogle(page, person);
  await page.waitForURL(({ pathname }) => pathname === '/create-quiz');
  expect(page.url()).toContain('/create-quiz?type=never-have-i-ever&step=details&publish=1');
  await chooseNames(page, person);
  await expect(page.getByLabel('Quiz title')).toHaveValue('Written before Google');
  await expect(page.getByRole('button', { name: 'Save Quiz' })).toBeFocused();
  expect(await providersOf(person.email)).toEqual(['google.com']);
});

test('a window that is closed and a Google out of reach are told, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/auth?mode=sign-up');
  await page.getByLabel('Name', { exact: true }).fill('Half typed');
  await (await openGoogle(page)).close();
  const isTold = page.getByText("Google's window was closed before you were done.", { exact: false });
  // the SDK gives a closed window some seconds to have answered
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(isTold).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half typed');

  const stranger = await context.newPage();
  await context.route('https://apis.google.com/**', (route) => route.abort());
  await stranger.goto('/auth?mode=sign-in');
  await continueWithGoogle(stranger).click();
  await expect(stranger.getByRole('alert').filter({ hasText: "Google can't be reached right now." })).toBeVisible();
  await expectAccessible(stranger);
});

test('Google for an e-mail with a password is linked after proof: one account, two ways in', async ({ page }) => {
  const creator = await makeCreator();
  await withUnverifiedEmail(page);
  await page.goto('/auth?mode=sign-in&from=/create-quiz');
  await signInAtGoogle(await openGoogle(page), creator);
  await isAskedForProof(page);
  await expect(page.getByLabel('Email')).toHaveValue(creator.email);
  await expectAccessible(page);

  const prove = page.getByRole('button', { name: 'Sign in and link Google' });
  await prove.click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('not-the-one');
  await prove.click();
  await expect(page.getByText("That password isn't right. Check it and try again.")).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  expect(await providersOf(creator.email)).toEqual(['password']);

  await signInAtGoogle(await openGoogle(page), creator);
  await isAskedForProof(page);
  await page.getByLabel('Password', { exact: true }).fill(creator.password);
  await prove.click();
  await page.waitForURL(({ pathname }) => pathname === '/create-quiz');
  await expect(page.getByText('Google is linked. Next time, one tap is enough.')).toBeVisible();
  expect(await providersOf(creator.email)).toEqual(['google.com', 'password']);
});

test('Google for an e-mail that both have confirmed leads into the same account', async ({ page }) => {
  const creator = await makeCreator();
  await admin('update', { localId: creator.uid, emailVerified: true });
  await page.goto('/auth?mode=sign-in');
  await signInAtGoogle(await openGoogle(page), creator);
  await expect(greeting(page)).toBeVisible();
  expect((await storedUser(creator.email))?.localId).toBe(creator.uid);
  expect(await providersOf(creator.email)).toEqual(['google.com', 'password']);
});

test('a second factor may come between the proof and the linking', async ({ page }) => {
  const creator = await makeCareful();
  await withUnverifiedEmail(page);
  await page.goto('/auth?mode=sign-in');
  await signInAtGoogle(await openGoogle(page), creator);
  await isAskedForProof(page);
  await page.getByLabel('Password', { exact: true }).fill(creator.password);
  await page.getByRole('button', { name: 'Sign in and link Google' }).click();
  await page.getByLabel('Code from your authenticator app').fill(totpCode(creator.secret));
  await expect(greeting(page)).toBeVisible();
  await expect(page.getByText('Google is linked. Next time, one tap is enough.')).toBeVisible();
  expect(await providersOf(creator.email)).toEqual(['google.com', 'password']);
});

test("Google's window that is left open signs nobody in after the form has", async ({ page }) => {
  const creator = await makeCreator();
  const other = somebody();
  await page.goto('/auth?mode=sign-up');
  const google = await openGoogle(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  // the form that is there until then has an e-mail field, too
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await fillInSignIn(page, creator);
  await expect(greeting(page)).toBeVisible();
  // another page has taken the place of the one that waited
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain('/dashboard');
  await signInAtGoogle(google, other);
  await page.reload();
  await expect(greeting(page)).toBeVisible();
  expect(await storedUser(other.email)).toBeUndefined();
});
