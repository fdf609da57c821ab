import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, makeCreator, signInOn, somebody, target, test } from './support.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** An account that has never been signed in to here. */
async function makeAccount() {
  const person = somebody();
  const { email, password, name } = person;
  const reply = await fetch(
    `http://127.0.0.1:${target.authPort}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, displayName: name }),
    },
  );
  expect(reply.ok).toBe(true);
  return person;
}

test('a new account chooses its names: what cannot be had is said, and what was typed outlives a lost connection and a reload', async ({
  page,
}) => {
  const [person, other] = [await makeAccount(), await makeCreator()];
  await signInOn(page, person, '/account#privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your name' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);

  const username = field(page, 'Username');
  for (const [typed, words] of [
    [other.username, "That one's taken."],
    ['@Whokn0ws', 'That one sounds like WhoKnows itself'],
    ['zoë', 'Only the letters a to z and digits'],
  ] as const) {
    await username.fill(typed);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
  await username.fill('zo');
  await field(page, 'Name').fill('🦄');
  await button(page, "That's me").click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'A name needs at least one letter.' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: "That's too short." })).toBeVisible();
  await expectAccessible(page);

  await field(page, 'Name').fill('Zoe 🦄');
  await username.fill(`@${person.username.toUpperCase()}`);
  await expect(page.getByText("It's free.", { exact: false })).toBeVisible();
  await page.route('**/ensureProfile', (route) => route.abort());
  await button(page, "That's me").click();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection to WhoKnows.' })).toBeVisible();
  await page.unroute('**/ensureProfile');
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Zoe 🦄');
  await expect(username).toHaveValue(`@${person.username.toUpperCase()}`);
  await button(page, "That's me").click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByText(`@${person.username}`, { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/account');
});

test('a username is changed: the new link leads to the page, the old one to nobody', async ({ page, stranger }) => {
  const [creator, other] = [await makeCreator(), await makeCreator()];
  const { username } = somebody();
  await signInOn(page, creator, '/account#profile');
  await button(page, 'Change username').click();
  await expect(field(page, 'Username')).toBeFocused();
  await page.keyboard.type(other.username);
  await expect(page.getByRole('alert').filter({ hasText: "That one's taken." })).toBeVisible();
  await page.reload();
  await expect(field(page, 'Username')).toHaveValue(other.username);
  await expectAccessible(page);
  await field(page, 'Username').fill(username);
  await button(page, 'Change it').click();
  await expect(page.getByText(`You're @${username} now.`)).toBeVisible();
  await expect(button(page, 'Change username')).toBeFocused();
  await expect(page.getByText(`@${username}`, { exact: true })).toBeVisible();

  await stranger.goto(`/${username}`);
  await expect(stranger.getByRole('heading', { level: 1, name: creator.name })).toBeVisible();
  await stranger.goto(`/${creator.username}`);
  await expect(stranger.getByText("User not found. This user doesn't exist.")).toBeVisible();
});
