import type { Page } from '@playwright/test';
import { admin, storedUser } from './auth-emulator.ts';
import { expectAccessible } from './axe.ts';
import { expect, fillInSignIn, makeCreator, signInOn, somebody, test } from './support.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

test('the sign-up form says what is missing, and knows an e-mail that has an account', async ({ page }) => {
  const creator = await makeCreator();
  await page.goto('/auth');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeFocused();
  const submit = page.getByRole('button', { name: 'Create Account', exact: true });
  await submit.click();
  for (const words of ['Tell us your name.', 'We need your email.', 'Enter your password.']) {
    await expect(told(page, words)).toBeVisible();
  }
  await expect(field(page, 'Name')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'Name').fill('Half typed');
  await field(page, 'Email').fill('nobody at home');
  await field(page, 'Password').fill('short');
  await field(page, 'Phone (optional)').fill('call me');
  await submit.click();
  await expect(told(page, "That doesn't look like an email address.")).toBeVisible();
  await expect(told(page, 'Use at least 6 characters.')).toBeVisible();
  await expect(told(page, "That doesn't look like a phone number.")).toBeVisible();
  await field(page, 'Phone (optional)').fill('070-123 45 67');

  await field(page, 'Email').fill(creator.email);
  await field(page, 'Password').fill('long-enough-7');
  await submit.click();
  await expect(told(page, 'That email already has an account. Sign in instead?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alert').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue(creator.email);
  await expectAccessible(page);
  expect((await storedUser(creator.email))?.localId).toBe(creator.uid);
});

test('a wrong password and an unknown e-mail get the same words, and a password that is shown can be read', async ({
  page,
}) => {
  const creator = await makeCreator();
  await page.goto('/auth?mode=sign-in');
  const words = "That email and password don't match. Check both and try again.";
  for (const email of [creator.email, somebody().email]) {
    await fillInSignIn(page, { email, password: 'not-the-one' });
    await expect(told(page, words)).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(email);
    await field(page, 'Password').fill('');
    await expect(told(page, words)).toHaveCount(0);
  }
  await admin('update', { localId: creator.uid, disableUser: true });
  await fillInSignIn(page, creator);
  await expect(told(page, 'This account has been disabled.').getByRole('link', { name: 'Contact us' })).toBeVisible();
  await field(page, 'Password').fill('to be read');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
});

test('a password manager knows the fields, and a reload keeps what was typed but the password', async ({ page }) => {
  await page.goto('/auth?mode=sign-up');
  const hints = { Name: 'name', Email: 'email', Password: 'new-password', 'Phone (optional)': 'tel' };
  for (const [label, hint] of Object.entries(hints)) {
    await expect(field(page, label)).toHaveAttribute('autocomplete', hint);
    await expect(field(page, label)).toHaveAttribute('name', /./);
    await field(page, label).fill(`${hint} typed`);
  }
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('name typed');
  await expect(field(page, 'Email')).toHaveValue('email typed');
  await expect(field(page, 'Phone (optional)')).toHaveValue('tel typed');
  await expect(field(page, 'Password')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'new-password typed',
  );
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'username');
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(field(page, 'Email')).toHaveValue('email typed');
  // as an extension does it: both fields in one go
  await page.evaluate(() => {
    for (const name of ['email', 'password']) {
      const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, `${name} filled in`);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(field(page, 'Email')).toHaveValue('email filled in');
  await expect(field(page, 'Password')).toHaveValue('password filled in');

  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue('email filled in');
});

test('Back leads one level up, and each level has a title of its own', async ({ page }) => {
  await page.goto('/auth');
  await expect(page).toHaveTitle('Join or sign in · WhoKnows');
  await page.getByRole('link', { name: 'Create Account' }).click();
  await expect(page).toHaveTitle('Create Account · WhoKnows');
  for (const name of ['Terms', 'Safety']) {
    await expect(page.locator('form').getByRole('link', { name })).toHaveAttribute('href', `/${name.toLowerCase()}`);
  }
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveTitle('Sign In · WhoKnows');
  await field(page, 'Password').fill('typed before');
  const forgot = page.getByRole('button', { name: 'Forgot your password?' });
  await forgot.click();
  await expect(page).toHaveTitle('Forgot your password? · WhoKnows');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeFocused();
  await expect(field(page, 'Password')).toHaveValue('typed before');
  await forgot.click();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: "Let's get you in" })).toBeFocused();
});

test('who is signed in can still ask for a link, and goes on from there', async ({ page }) => {
  await signInOn(page, await makeCreator(), '/auth?mode=reset');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/dashboard');
});

test('where what did not arrive with the page does not come by a tap either, the page is loaded anew with what was typed', async ({
  page,
  context,
}) => {
  let arrives = false;
  // the page itself needs neither, and so does not wait for them
  await context.route(/\/assets\/(google|firebase)-.*\.js/, (route) => (arrives ? route.continue() : route.abort()));
  await page.goto('/auth?mode=sign-up');
  await field(page, 'Name').fill('Half typed');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await expect(google).toBeEnabled();
  // browsers that ask for the file again at the tap fail again; the server is found to be there only afterwards
  await page.route('**/auth', (route) => {
    arrives = true;
    return route.continue();
  });
  const reloaded = page.waitForEvent('load');
  await google.click();
  await reloaded;
  await expect(field(page, 'Name')).toHaveValue('Half typed');
  await expect(google).toBeEnabled();
});

test('without a network the form says so and keeps everything; it says that it is busy; what was typed goes afterwards', async ({
  page,
  context,
}) => {
  const creator = await makeCreator();
  await page.clock.install();
  // an address of somewhere else is nowhere to go to
  await page.goto('/auth?mode=sign-in&from=//evil.example/&ended=1');
  await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await expect(google).toBeEnabled();
  await context.setOffline(true);
  await google.click();
  await expect(told(page, 'No connection to WhoKnows.')).toBeVisible();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
  await page.goBack();
  await fillInSignIn(page, creator);
  await expect(told(page, 'No connection to WhoKnows.')).toBeVisible();
  await google.click();
  await expect(google).toBeEnabled();
  await expect(told(page, 'No connection to WhoKnows.')).toBeVisible();
  await expect(field(page, 'Password')).toHaveValue(creator.password);
  await context.setOffline(false);

  let answer: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let requests = 0;
  await page.route('**/accounts:signInWithPassword*', async (route) => {
    requests += 1;
    await isAsked;
    await route.continue();
  });
  await page.evaluate(() => {
    for (let taps = 0; taps < 3; taps += 1) document.querySelector('form')?.requestSubmit();
  });
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await page.clock.fastForward(8000);
  await expect(page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' })).toBeVisible();
  answer();
  await page.waitForURL(({ pathname }) => pathname === '/dashboard');
  expect(requests).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('whoknows-auth-form'))).toBeNull();
});
