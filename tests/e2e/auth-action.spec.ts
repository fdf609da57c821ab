import type { Page } from '@playwright/test';
import { admin, countLinks, newestLink, storedUser } from './auth-emulator.ts';
import { expectAccessible } from './axe.ts';
import { expect, fillInSignIn, makeCreator, signInOn, somebody, test } from './support.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Asks for a link on the screen, as somebody who has forgotten the password. */
async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/auth?mode=reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page, 'Check your inbox')).toBeFocused();
}
const sendLink = (requestType: string, email: string, more: object = {}) =>
  admin('sendOobCode', { requestType, email, ...more });

test('a forgotten password is replaced by the link from the e-mail, which works once', async ({ page }) => {
  const creator = await makeCreator();
  await page.goto('/auth?mode=reset');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('We need your email.')).toBeVisible();
  await expectAccessible(page);
  // the guard sends a stranger to the sign-in page, with where they were going
  await page.goto('/dashboard?tab=messages');
  await page.waitForURL('**/auth*');
  await page.getByRole('link', { name: /^Sign In/ }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill('zoe.typo@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page, 'Check your inbox')).toBeFocused();
  await page.getByRole('button', { name: 'Use another email' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(creator.email.toUpperCase());
  const asking = page.waitForRequest('**/accounts:sendOobCode*');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page, 'Check your inbox')).toBeFocused();
  // the real service writes it into the link; the emulator leaves it out
  const { continueUrl } = (await asking).postDataJSON();

  const link = `${await newestLink(creator.email, 'PASSWORD_RESET')}&${new URLSearchParams({ continueUrl })}`;
  await page.goto(link);
  await expect(heading(page, 'Choose a new password')).toBeFocused();
  await expect(page.getByText(`For your account ${creator.email}.`)).toBeVisible();
  await page.waitForURL((url) => url.search === '');
  await expectAccessible(page);
  await page.reload();
  const password = page.getByLabel('New password');
  await password.fill('short');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('alert').getByText('Use at least 6 characters.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('another-one-8');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(heading(page, 'Your password has been changed')).toBeFocused();
  await page.reload();
  await expect(heading(page, 'Your password has been changed')).toBeVisible();

  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(creator.email);
  // a reload keeps what was typed instead
  await page.getByLabel('Email').fill('typed@example.com');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('typed@example.com');
  await fillInSignIn(page, creator);
  await expect(page.getByText("That email and password don't match.")).toBeVisible();
  await fillInSignIn(page, { ...creator, password: 'another-one-8' });
  await page.waitForURL('**/dashboard?tab=messages');

  // who is signed in by now can still ask for another one
  await page.goto(link);
  await expect(heading(page, 'This link no longer works')).toBeFocused();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(creator.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page, 'Check your inbox')).toBeFocused();
});

test('a link for another account is not called that of who is signed in, and leads to signing in as the other', async ({
  page,
}) => {
  const [creator, other] = [await makeCreator(), await makeCreator()];
  await sendLink('PASSWORD_RESET', other.email);
  await signInOn(page, creator);
  await page.goto(await newestLink(other.email, 'PASSWORD_RESET'));
  await page.getByLabel('New password').fill('another-one-8');
  await page.getByRole('button', { name: 'Save new password' }).click();
  const words = `You're signed in as ${creator.email}. This was for ${other.email}.`;
  await expect(page.getByRole('main').getByRole('status').getByText(words)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to my account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch account' }).click();
  await page.waitForURL('**/auth?mode=sign-in');
  await expect(page.getByLabel('Email')).toHaveValue(other.email);
  await fillInSignIn(page, { ...other, password: 'another-one-8' });
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Total Responses')).toBeVisible();
});

test('an address without an account gets the same words, and nothing is sent to it', async ({ page }) => {
  const [stranger, creator] = [somebody(), await makeCreator()];
  await page.clock.install();
  const answers: (string | null)[] = [];
  for (const { email } of [stranger, creator]) {
    await askForReset(page, email);
    const words = await page.getByRole('main').textContent();
    answers.push(words?.replace(email, '').replace(/in \d+ s/, '') ?? null);
    await expect(page.getByText(`If ${email} has an account, a link is on its way.`)).toBeVisible();
  }
  expect(answers[0]).toBe(answers[1]);
  expect([await countLinks(stranger.email), await countLinks(creator.email)]).toEqual([0, 1]);
  await expectAccessible(page);

  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await page.clock.fastForward(30_000);
  await page.route('**/accounts:sendOobCode*', (route) => route.abort());
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(page.getByText('No connection to WhoKnows.')).toBeVisible();
  await page.unroute('**/accounts:sendOobCode*');
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(page.getByText('Sent again.')).toBeAttached();
  expect(await countLinks(creator.email)).toBe(2);
});

test('an e-mail is confirmed by a tap, not by opening the link', async ({ page }) => {
  const creator = await makeCreator();
  await sendLink('VERIFY_EMAIL', creator.email, { returnOobLink: true });
  const link = await newestLink(creator.email, 'VERIFY_EMAIL');
  await signInOn(page, creator, link);
  await expect(heading(page, 'Confirm your email')).toBeFocused();
  await page.waitForURL((url) => url.search === '');
  await expectAccessible(page);
  expect((await storedUser(creator.email))?.emailVerified).toBe(false);

  await page.route('**/accounts:update*', (route) => route.abort());
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('alert').getByText('Your link is still good')).toBeVisible();
  await page.unroute('**/accounts:update*');
  // the network is back, and the tap still stands
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(heading(page, 'Your email is confirmed')).toBeFocused();
  expect((await storedUser(creator.email))?.emailVerified).toBe(true);
  await expectAccessible(page);

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(heading(page, 'This link no longer works')).toBeFocused();
  await expect(page.getByText("If you've already confirmed your email, you're all set.")).toBeVisible();
  await expectAccessible(page);
});

test('a password that was typed outlives a broken connection; an account that is switched off is told so', async ({
  page,
}) => {
  const creator = await makeCreator();
  await sendLink('PASSWORD_RESET', creator.email);
  await page.route('**/accounts:resetPassword*', (route) => route.abort());
  await page.goto(await newestLink(creator.email, 'PASSWORD_RESET'));
  await expect(heading(page, "We couldn't check your link")).toBeFocused();
  await expectAccessible(page);
  await page.unroute('**/accounts:resetPassword*');
  await page.getByRole('button', { name: 'Try again' }).click();

  await page.getByLabel('New password').fill('another-one-8');
  await page.route('**/accounts:resetPassword*', (route) => route.abort());
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('What you typed is still here.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('another-one-8');
  await page.unroute('**/accounts:resetPassword*');

  const user = await storedUser(creator.email);
  await admin('update', { localId: user?.localId, disableUser: true });
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(heading(page, 'This account has been disabled')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact');
});

test('an account goes by its new e-mail, in the language of the link', async ({ page }) => {
  const [creator, { email }] = [await makeCreator(), somebody()];
  await sendLink('VERIFY_AND_CHANGE_EMAIL', creator.email, { newEmail: email, returnOobLink: true });
  const link = await newestLink(creator.email, 'VERIFY_AND_CHANGE_EMAIL');
  await page.goto(link.replace('lang=en', 'lang=fr'));
  await expect(heading(page, 'Prendre cet e-mail désormais\u00a0?')).toBeVisible();
  await page.getByRole('button', { name: 'Prendre cet e-mail' }).click();
  await expect(heading(page, 'Ton e-mail est changé')).toBeFocused();
  expect(await storedUser(email)).toBeDefined();
  expect(await storedUser(creator.email)).toBeUndefined();
});

test('an address that is none of our links is explained, and nobody is signed in by it', async ({ page }) => {
  const session = 'access_token=a&refresh_token=r&token_type=bearer&expires_in=3600';
  const cases = [
    ['?mode=resetPassword', 'Part of this link is missing'],
    ['#code=abc', "a kind of sign-in we don't accept"],
    ['#access_token=a', "isn't complete"],
    [`#${session}&expires_at=1700000000`, 'has expired'],
    [`#${session}`, 'We never sign anyone in with just a link'],
    ['#state=s&error=access_denied&error_description=Call+0900+now', 'The sign-in was stopped before it was finished'],
    [`?${session}`, "in a place where it isn't safe"],
    ['?code=', 'Part of this link is missing'],
    ['?code=abc', 'We never sign anyone in with just a link'],
    ['?mode=resetPassword&oobCode=made-up', 'This link no longer works'],
    ['#top', 'Nothing to do here'],
  ] as const;
  for (const [address, words] of cases) {
    await page.goto(`/auth/action${address}`);
    await expect(page.getByRole('main').getByText(words), address).toBeVisible();
    await expect(page.getByText('0900')).toHaveCount(0);
    await page.waitForURL((url) => url.search === '' && url.hash === '');
  }
  await expectAccessible(page);
  await page.goto('/dashboard');
  await page.waitForURL('**/auth*');
});
