import { expectAccessible } from './axe.ts';
import { chooseNames, expect, fillInSignIn, keepSignedIn, makeCreator, somebody, target, test } from './support.ts';

test('signed out, one signs in first and comes back to where one was going', async ({ page }) => {
  const creator = await makeCreator();
  for (const address of ['/dashboard?tab=messages', '/create-quiz?edit=abcd2345', '/account#privacy']) {
    await page.context().clearCookies();
    await page.goto(address);
    await page.waitForURL('**/auth*');
    await page.getByRole('link', { name: 'Sign In' }).click();
    // by keyboard: from the address the next key leads to the password, which is sent by Enter
    await page.getByLabel('Email').fill(creator.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(creator.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${address}`);
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  }
});

test('who is signed in has no business on the sign-in page', async ({ page }) => {
  await keepSignedIn(page, await makeCreator());
  await page.goto('/auth');
  await page.waitForURL('**/dashboard');
});

test('somebody without a profile waits, is told when it does not work, and chooses a name to get in', async ({
  page,
}) => {
  const person = somebody();
  const reply = await fetch(
    `http://127.0.0.1:${target.authPort}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: person.password, displayName: person.name }),
    },
  );
  expect(reply.ok).toBe(true);
  let isBroken = true;
  await page.route('**/ensureProfile', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/auth?mode=sign-in');
  await fillInSignIn(page, person);
  await expect(page.getByRole('heading', { name: "Your profile isn't ready yet" })).toBeVisible();
  await expectAccessible(page);
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await chooseNames(page, person);
  await expect(page.getByRole('heading', { name: /^Hey Zoe!/ })).toBeVisible();
});
