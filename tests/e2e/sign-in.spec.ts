import type { Page } from '@playwright/test';
import { newestLink } from './auth-emulator.ts';
import { chooseAge, comeBack, expect, fillInSignIn, goWithin, makeCreator, somebody, test } from './support.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a stranger signs up and chooses names; reloads keep what was typed, except for passwords', async ({
  page,
  context,
}) => {
  const person = somebody();
  await page.goto('/auth?mode=sign-in');
  await field(page, 'Email').fill('typed@example.com');
  await page.reload();
  await expect(field(page, 'Email')).toHaveValue('typed@example.com');
  await page.goto('/auth?mode=sign-up&from=/account');
  await field(page, 'Name').fill(person.name);
  await field(page, 'Email').fill(person.email);
  await field(page, 'Password').fill(person.password);
  await button(page, 'Add a phone number').click();
  await field(page, 'Phone (optional)').fill('070-123 45 67');
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue(person.name);
  await expect(field(page, 'Email')).toHaveValue(person.email);
  await expect(field(page, 'Phone (optional)')).toHaveValue('070-123 45 67');
  await expect(field(page, 'Password')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(person.password);

  const google = button(page, 'Continue with Google');
  await expect(google).toBeEnabled();
  await context.setOffline(true);
  await google.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection to WhoKnows.' })).toBeVisible();
  await expect(google).toBeEnabled();
  await comeBack(context);
  await field(page, 'Password').fill(person.password);
  await button(page, 'Create Account').click();

  await expect(heading(page, 'Almost there')).toBeVisible();
  await expect(page.getByText(`People see you as ${person.name}.`)).toBeVisible();
  await field(page, 'Username').fill(`@${person.username.toUpperCase()}`);
  await page.reload();
  await expect(field(page, 'Username')).toHaveValue(`@${person.username.toUpperCase()}`);
  await chooseAge(page);
  await button(page, "That's me").click();
  await expect(heading(page, 'Your account')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/account');
});

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
