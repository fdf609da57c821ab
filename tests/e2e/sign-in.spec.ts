import type { Page } from '@playwright/test';
import { newestLink } from './auth-emulator.ts';
import { expect, fillInSignIn, goWithin, makeCreator, test } from './support.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a forgotten password is reset by the link from the email, which works once', { tag: '@gate' }, async ({
  page,
}) => {
  const creator = await makeCreator();
  // the guard sends a stranger to the sign-in page, with where they were going
  await page.goto('/dashboard?tab=messages');
  await page.waitForURL('**/auth*');
  await page.getByRole('link', { name: /^Sign In/ }).click();
  await button(page, 'Forgot your password?').click();
  // the form before it has such a field, too
  await expect(heading(page, 'Forgot your password?')).toBeVisible();
  await field(page, 'Email').fill(creator.email.toUpperCase());
  const asking = page.waitForRequest('**/accounts:sendOobCode*');
  await button(page, 'Send the link').click();
  await expect(heading(page, 'Check your inbox')).toBeFocused();
  // the real service writes it into the link; the emulator leaves it out
  const { continueUrl } = (await asking).postDataJSON();

  const link = `${await newestLink(creator.email, 'PASSWORD_RESET')}&${new URLSearchParams({ continueUrl })}`;
  await page.goto(link);
  await expect(heading(page, 'Choose a new password')).toBeFocused();
  await expect(page.getByText(`For your account ${creator.email}.`)).toBeVisible();
  await page.waitForURL((url) => url.search === '');
  await page.reload();
  await page.getByLabel('New password').fill('another-one-8');
  await button(page, 'Save new password').click();
  await expect(heading(page, 'Your password has been changed')).toBeFocused();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(field(page, 'Email')).toHaveValue(creator.email);
  await fillInSignIn(page, creator);
  await expect(page.getByText("That email and password don't match.")).toBeVisible();
  await fillInSignIn(page, { ...creator, password: 'another-one-8' });
  await page.waitForURL('**/dashboard?tab=messages');

  // who is signed in by now can still ask for another one
  await goWithin(page, link);
  await expect(heading(page, 'This link no longer works')).toBeFocused();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(field(page, 'Email')).toHaveValue(creator.email);
});
