import { beforeEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { button } from '../../testing/on-page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

beforeEach(() => commands.standInForGoogle());

const password = () => page.getByLabelText('Password', { exact: true });
const greeting = () => page.getByRole('heading', { name: /^Hey Zoe!/ });
const proof = () => page.getByRole('heading', { name: 'You already have an account' });
const isLinked = () => page.getByText('Google is linked. Next time, one tap is enough.');
/** The ways in of the one account that an address has. */
const providersOf = async (email: string) =>
  (await backend.storedUser(email))?.providerUserInfo?.map(({ providerId }) => providerId).sort();

test('Google for an email with a password is linked after reauthenticating: one account, two ways to sign in', async () => {
  const creator = await backend.makeCreator();
  await commands.vouchForNobody();
  await renderScreen('/auth?mode=sign-in&from=/create-quiz');
  await button('Continue with Google').click();
  await commands.signInAtGoogle(creator);
  await expect.element(proof()).toHaveFocus();
  await expect.element(page.getByLabelText('Email')).toHaveValue(creator.email);
  await password().fill('not-the-one');
  await button('Sign in and link Google').click();
  await expect.element(page.getByText("That password isn't right. Check it and try again.")).toBeVisible();
  await button('Not now').click();
  expect(await providersOf(creator.email)).toEqual(['password']);

  await button('Continue with Google').click();
  await commands.signInAtGoogle(creator);
  await expect.element(proof()).toHaveFocus();
  await password().fill(creator.password);
  await button('Sign in and link Google').click();
  await expect.poll(() => location.pathname).toBe('/create-quiz');
  await expect.element(isLinked()).toBeVisible();
  expect(await providersOf(creator.email)).toEqual(['google.com', 'password']);
});

test('a second factor may come between reauthenticating and linking', async () => {
  const creator = await backend.makeCareful();
  await commands.vouchForNobody();
  await renderScreen('/auth?mode=sign-in', { size: 'desk', scheme: 'dark' });
  await button('Continue with Google').click();
  await commands.signInAtGoogle(creator);
  await expect.element(proof()).toHaveFocus();
  await password().fill(creator.password);
  await button('Sign in and link Google').click();
  await page.getByLabelText('Code from your authenticator app').fill(await backend.totpCode(creator.secret));
  await expect.element(isLinked()).toBeVisible();
  await expect.element(greeting()).toBeVisible();
  expect(await providersOf(creator.email)).toEqual(['google.com', 'password']);
});

test('Google for an email that both have confirmed leads to the same account', async () => {
  const creator = await backend.makeCreator();
  await backend.admin('update', { localId: creator.uid, emailVerified: true });
  await renderScreen('/auth?mode=sign-in');
  await button('Continue with Google').click();
  await expect.element(page.getByText("Waiting for Google's window.")).toBeVisible();
  await commands.signInAtGoogle(creator);
  await expect.element(greeting()).toBeVisible();
  expect((await backend.storedUser(creator.email))?.localId).toBe(creator.uid);
  expect(await providersOf(creator.email)).toEqual(['google.com', 'password']);
});
