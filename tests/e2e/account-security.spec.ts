import type { Page } from '@playwright/test';
import { admin, newestLink, newestPhoneCode, storedUser } from './auth-emulator.ts';
import { expectAccessible } from './axe.ts';
import { type Creator, expect, fillInSignIn, makeCreator, signInOn, target, test, watch } from './support.ts';
import { totpCode } from './totp.ts';

const AUTH = `http://127.0.0.1:${target.authPort}/identitytoolkit.googleapis.com/v1`;

/** Asks the sign-in service as a browser would. */
async function askAuth(action: string, body: object): Promise<Response> {
  return await fetch(`${AUTH}/accounts:${action}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
const canSignIn = async (email: string, password: string) =>
  (await askAuth('signInWithPassword', { email, password, returnSecureToken: true })).ok;

/** Makes the page believe that the sign-in was long ago; what the service says stays true. */
const growOld = (page: Page) => page.clock.setFixedTime(Date.now() + 10 * 60_000);

/** Returns a code that was not used before, three of them within half a minute: the service takes the periods around now. */
function codesOf(secret: string): () => string {
  let last = 0;
  return () => {
    const now = Date.now() / 30_000;
    // the period before this one, unless that is about to be too old
    last = Math.max(Math.floor(now + 0.1) - 1, last + 1);
    return totpCode(secret, last - Math.floor(now));
  };
}
const wrongCode = (right: string) => String((Number(right) + 1) % 1e6).padStart(6, '0');
const part = (page: Page, name: string) => page.getByRole('region', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openAccount = async (page: Page, creator: Creator) => {
  await signInOn(page, creator, '/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
};

test('an address is confirmed by its link, then an app becomes the second step, and is removed', async ({ page }) => {
  const creator = await makeCreator();
  await openAccount(page, creator);
  const complaints = watch(page);
  const twoStep = part(page, 'Two-step sign-in');
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await expect(twoStep).toContainText('First, confirm your email address.');
  await twoStep.getByRole('link', { name: 'Go to your email' }).click();
  await expect(part(page, 'Sign-in methods')).toBeFocused();
  await button(page, 'Send again').click();
  await expect(page.getByText(`A link is on its way to ${creator.email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toHaveAttribute('aria-disabled', 'true');

  // opened somewhere else: this page turns when the person comes back to it
  const link = await newestLink(creator.email, 'VERIFY_EMAIL');
  expect((await askAuth('update', { oobCode: new URLSearchParams(link.split('?')[1]).get('oobCode') })).ok).toBe(true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  await button(page, 'Add an authenticator app').click();
  await expect(page.getByRole('heading', { name: 'Set up an authenticator app' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const shown = (await twoStep.locator('code').textContent()) ?? '';
  expect(shown).toMatch(/^(\w{4} )+\w{1,4}$/);
  const secret = shown.replaceAll(' ', '');
  const nextCode = codesOf(secret);
  await expect(page.getByRole('link', { name: 'Open the app on this phone' })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/.*secret=${secret}`),
  );
  await button(page, 'Copy the key').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await twoStep.getByLabel('Name').fill('Old tablet');
  await button(page, 'Turn on').click();
  await expect(twoStep.getByText('Type all six digits.')).toBeVisible();
  const code = twoStep.getByLabel('Code from the app');
  await code.fill(wrongCode(totpCode(secret)));
  await button(page, 'Turn on').click();
  await expect(twoStep.getByText("That code isn't right.")).toBeVisible();
  expect((await storedUser(creator.email))?.mfaInfo ?? []).toEqual([]);
  await code.fill(nextCode());
  const [sent] = await Promise.all([
    page.waitForRequest('**/mfaEnrollment:finalize*'),
    button(page, 'Turn on').click(),
  ]);
  // the local backend forgets what an app is called, so the name is looked for on its way
  expect(sent.postDataJSON()).toMatchObject({ displayName: 'Old tablet' });
  await expect(twoStep.getByText('Two-step sign-in is on, with one second step.')).toBeVisible();
  await expect(twoStep.getByRole('listitem')).toContainText('Authenticator app');
  await expect(twoStep.getByText('You confirmed this visit in two steps.')).toBeVisible();
  await expectAccessible(page);
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);

  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/auth?mode=sign-in');
  await fillInSignIn(page, creator);
  await page.getByLabel('Code from your authenticator app').fill(nextCode());
  await page.waitForURL('**/dashboard');
  // by the menu, as on a phone
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Manage Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(twoStep.getByText('You confirmed this visit in two steps.')).toBeVisible();

  await growOld(page);
  await button(page, 'Remove Authenticator app').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Is it really you?');
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill(creator.password);
  await button(page, 'Continue').click();
  await dialog.getByLabel('Code from your authenticator app').fill(nextCode());
  await expect(dialog).toContainText('This is your last second step.');
  await page.clock.setFixedTime(Date.now()); // the proof is new, also for this page
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(twoStep.getByText('Two-step sign-in is off.')).toBeVisible();
  await expect(twoStep).toBeFocused();
  expect((await storedUser(creator.email))?.mfaInfo ?? []).toEqual([]);
});

test('a phone becomes a second step by the code that is sent there', async ({ page }) => {
  const creator = await makeCreator();
  await admin('update', { localId: creator.uid, emailVerified: true });
  await openAccount(page, creator);
  const twoStep = part(page, 'Two-step sign-in');
  await button(page, 'Add a phone').click();
  const number = twoStep.getByLabel('Phone number');
  await number.fill('0612345678');
  await button(page, 'Send the code').click();
  await expect(twoStep.getByText('Start with + and your country')).toBeVisible();
  await expect(number).toBeFocused();
  const phone = `+336${String(Date.now()).slice(-8)}`;
  await number.fill(`${phone.slice(0, 3)} ${phone.slice(3)}`);
  await button(page, 'Send the code').click();
  await expect(twoStep.getByText(`We sent six digits to ${phone}.`)).toBeVisible();
  await expect(twoStep.getByRole('button', { name: /^Send again in/ })).toBeVisible();
  const code = twoStep.getByLabel('Code from our text message');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  const right = await newestPhoneCode(phone);
  await code.fill(wrongCode(right));
  await button(page, 'Turn on').click();
  await expect(twoStep.getByText("That code isn't right.")).toBeVisible();
  await code.fill(right);
  await button(page, 'Turn on').click();
  await expect(twoStep.getByRole('listitem')).toContainText(
    `My phoneText message to the number ending in ${phone.slice(-4)} · Added`,
  );
  await expect(twoStep).not.toContainText(phone);

  // taken away somewhere else, which this page does not know yet
  await admin('update', { localId: creator.uid, mfa: { enrollments: [] } });
  await button(page, 'Remove My phone').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(twoStep.getByText('Two-step sign-in is off.')).toBeVisible();
});

test('a password is changed after showing once more who one is', async ({ page }) => {
  const creator = await makeCreator();
  await openAccount(page, creator);
  await growOld(page);
  const methods = part(page, 'Sign-in methods');
  await button(page, 'Change password').click();
  const field = methods.getByLabel('New password');
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await field.fill('12345');
  await button(page, 'Save password').click();
  await expect(methods.getByText('Use at least 6 characters.')).toBeVisible();
  await field.fill('brand-new-8');
  await button(page, 'Save password').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('not-mine');
  await button(page, 'Continue').click();
  await expect(dialog.getByText("That's not your password.")).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(await canSignIn(creator.email, creator.password)).toBe(true);
  await expect(field).toHaveValue('brand-new-8');

  await button(page, 'Save password').click();
  await dialog.getByLabel('Password', { exact: true }).fill(creator.password);
  await button(page, 'Continue').click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(button(page, 'Change password')).toBeFocused();
  expect(await canSignIn(creator.email, creator.password)).toBe(false);
  expect(await canSignIn(creator.email, 'brand-new-8')).toBe(true);
});
