import type { Page } from '@playwright/test';
import { newestPhoneCode } from './auth-emulator.ts';
import { expectAccessible } from './axe.ts';
import { makeCareful } from './careful.ts';
import { expect, fillInSignIn, target, test } from './support.ts';
import { totpCode } from './totp.ts';

const PHONE = () => `+4670${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

/** The codes that were sent to a number and not used. */
async function codesFor(number: string): Promise<string[]> {
  const reply = await fetch(`http://127.0.0.1:${target.authPort}/emulator/v1/projects/demo-whoknows/verificationCodes`);
  const { verificationCodes } = (await reply.json()) as { verificationCodes: { phoneNumber: string; code: string }[] };
  return verificationCodes.filter(({ phoneNumber }) => phoneNumber === number).map(({ code }) => code);
}

const sessionEvents = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .map(({ name }) => name)
      .filter((name) => name.startsWith('session:')),
  );
const greeting = (page: Page) => page.getByRole('heading', { name: /^Hey Zoe!/ });

test('after the password comes the code of the app: a wrong one is told, the right one opens the dashboard', async ({
  page,
}) => {
  const creator = await makeCareful();
  await page.goto('/auth?mode=sign-in');
  await fillInSignIn(page, creator);
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');

  for (const tooLittle of ['', '123']) {
    await code.fill(tooLittle);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Six digits, please.' })).toBeVisible();
    await expect(code).toBeFocused();
  }
  const right = totpCode(creator.secret);
  const wrong = String((Number(right) + 1) % 1e6).padStart(6, '0');
  await code.fill('');
  await code.pressSequentially(wrong);
  await expect(
    page.getByRole('alert').filter({ hasText: "That code isn't right, or it's been used already." }),
  ).toBeVisible();
  await expect(code).toBeFocused();
  // what was refused is selected: typing replaces it
  expect(await code.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])).toEqual([0, 6]);
  await expectAccessible(page);

  const now = totpCode(creator.secret);
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${now.slice(0, 3)} ${now.slice(3)} `);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(greeting(page)).toBeVisible();
  const events = await sessionEvents(page);
  expect(events).toContain('session:MFA_CHALLENGE_VERIFIED');
  expect(events.indexOf('session:MFA_CHALLENGE_VERIFIED')).toBeGreaterThan(events.indexOf('session:SIGNED_IN'));
});

test('with two factors one chooses, and a text message is sent only then', async ({ page }) => {
  const phone = PHONE();
  const creator = await makeCareful(phone);
  await page.clock.install();
  await page.goto('/auth?mode=sign-in&from=/create-quiz');
  await fillInSignIn(page, creator);
  await expect(page.getByRole('group', { name: "How do you want to show it's you?" })).toBeFocused();
  await expectAccessible(page);
  expect(await codesFor(phone)).toEqual([]);

  await page.getByRole('button', { name: new RegExp(`^Mum's phone .* ending in ${phone.slice(-4)}$`) }).click();
  const code = page.getByLabel('Code from our text message');
  await expect(code).toBeFocused();
  expect(await codesFor(phone)).toHaveLength(1);
  await expect(page.getByText(/^Send again in \d+ s$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Use another way' }).click();
  await page.getByRole('button', { name: /^Authenticator app/ }).click();
  await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
  await page.getByRole('button', { name: 'Use another way' }).click();
  await page.getByRole('button', { name: /^Mum's phone/ }).click();
  await expect(code).toBeFocused();
  expect(await codesFor(phone)).toHaveLength(1);

  await page.clock.fastForward(31_000);
  await expect(page.getByRole('status').filter({ hasText: 'You can ask for another code now.' })).toBeAttached();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'A new code is on its way.' })).toBeAttached();
  await code.fill(await newestPhoneCode(phone));
  await page.waitForURL(({ pathname }) => pathname === '/create-quiz');
});

test('canceled, after Back or after a reload, the form is there with what was typed', async ({ page }) => {
  const creator = await makeCareful();
  await page.goto('/auth?mode=sign-in');
  await fillInSignIn(page, creator);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(creator.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(creator.password);
  for (const leave of [() => page.goBack(), () => page.reload()]) {
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
    await leave();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(creator.email);
  }
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});
