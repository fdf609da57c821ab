import { paths } from '@domain/paths.ts';
import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { backend, type Person } from '../../testing/backend.ts';
import { button, dialog } from '../../testing/on-page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const part = (name: string) => page.getByRole('region', { name });
const twoStep = () => part('Two-step sign-in');
const appCode = () => page.getByLabelText('Code from your authenticator app');
const factorsOf = async ({ email }: Person) => (await backend.storedUser(email))?.mfaInfo ?? [];

/** Makes the page believe that the sign-in was long ago; what the service says stays true. */
const growOld = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
const wrongCode = (right: string) => String((Number(right) + 1) % 1e6).padStart(6, '0');

test('an email is confirmed by its link, then an app becomes the second factor', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/account', { as: creator });
  await expect.element(page.getByText('Not confirmed yet')).toBeVisible();
  await expect.element(twoStep()).toMatchTextContent('First, confirm your email address.');
  await twoStep().getByRole('link', { name: 'Confirm my email' }).click();
  await expect.element(part('Sign-in methods')).toHaveFocus();
  await button('Send again').click();
  await expect.element(page.getByText(`A link is on its way to ${creator.email}.`)).toBeVisible();
  await expect.element(button(/^Send again in \d+ s$/)).toHaveAttribute('aria-disabled', 'true');

  // opened somewhere else: this page turns when the person comes back to it
  const link = await backend.newestLink(creator.email, 'VERIFY_EMAIL');
  await backend.askAuth('v1/accounts:update', { oobCode: new URLSearchParams(link.split('?')[1]).get('oobCode') });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(page.getByText('Confirmed', { exact: true })).toBeVisible();

  await button('Add an authenticator app').click();
  await expect.element(page.getByRole('heading', { name: 'Set up an authenticator app' })).toHaveFocus();
  await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const shown = twoStep().element().querySelector('code')?.textContent ?? '';
  expect(shown).toMatch(/^(\w{4} )+\w{1,4}$/);
  const secret = shown.replaceAll(' ', '');
  await expect
    .element(page.getByRole('link', { name: 'Open the app on this phone' }))
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`^otpauth://totp/.*secret=${secret}`)));
  await button('Copy the key').click();
  await expect.poll(() => navigator.clipboard.readText()).toBe(secret);
  const newCode = page.getByLabelText('Code from the app');
  await newCode.fill(wrongCode(await backend.totpCode(secret)));
  await button('Turn on').click();
  await expect.element(twoStep().getByText("That code isn't right.")).toBeVisible();
  expect(await factorsOf(creator)).toEqual([]);
  await newCode.fill(await backend.totpCode(secret));
  await button('Turn on').click();
  await expect.element(twoStep().getByText('Two-step sign-in is on, with one second step.')).toBeVisible();
  await expect.element(twoStep().getByRole('listitem')).toMatchTextContent('Authenticator app');
  await expect.element(twoStep().getByText('You confirmed this visit in two steps.')).toBeVisible();
});

test('an email is changed by a link to the new one; one that somebody else has gets the same words', async () => {
  const [creator, other, { email }] = [
    await backend.makeCreator(),
    await backend.makeCreator(),
    await backend.somebody(),
  ];
  await backend.admin('update', { localId: creator.uid, emailVerified: true });
  await renderScreen('/account', { as: creator, scheme: 'dark' });
  const methods = part('Sign-in methods');
  await button('Change email').click();
  const field = methods.getByLabelText('New email');
  const send = button('Send the link');
  for (const [typed, words] of [
    ['nobody', "That doesn't look like an email address."],
    [creator.email.toUpperCase(), "That's the one you have already."],
  ] as const) {
    await field.fill(typed);
    await send.click();
    await expect.element(methods.getByText(words)).toBeVisible();
    await expect.element(field).toHaveFocus();
  }
  growOld();
  await field.fill(other.email);
  await send.click();
  await dialog.getByLabelText('Password', { exact: true }).fill(creator.password);
  vi.useRealTimers();
  await button('Continue').click();
  await expect.element(methods.getByText(`If ${other.email} is free, a link is on its way there.`)).toBeVisible();
  await expectAccessible();
  await button('Use another email').click();
  await field.fill(email);
  await send.click();
  await expect.element(methods.getByText(`If ${email} is free, a link is on its way there.`)).toBeVisible();
  await expect.element(button(/^Send again in \d+ s$/)).toHaveAttribute('aria-disabled', 'true');

  const link = await backend.newestLink(creator.email, 'VERIFY_AND_CHANGE_EMAIL');
  await backend.askAuth('v1/accounts:update', { oobCode: new URLSearchParams(link.split('?')[1]).get('oobCode') });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(page.getByText('Your email has been changed.')).toBeVisible();
  await expect.element(methods.getByText(email)).toBeVisible();
  await expect.element(button('Change email')).toHaveFocus();
  await expect
    .poll(() => backend.read(paths.account(creator.uid)))
    .toMatchObject({ email, provedEmails: { [creator.email]: true } });
});

test('the last second factor is removed after reauthenticating with both factors', async () => {
  const creator = await backend.makeCareful();
  await renderScreen('/account', { as: creator, size: 'desk', scheme: 'dark' });
  await expect.element(twoStep().getByText('You confirmed this visit in two steps.')).toBeVisible();
  growOld();
  await button('Remove Authenticator app').click();
  await expect.element(dialog).toMatchTextContent('Is it really you?');
  await expectAccessible();
  vi.useRealTimers();
  await dialog.getByLabelText('Password', { exact: true }).fill(creator.password);
  await button('Continue').click();
  // signing in has used the one before
  await appCode().fill(await backend.totpCode(creator.secret, 1));
  await expect.element(dialog).toMatchTextContent('This is your last second step.');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(twoStep().getByText('Two-step sign-in is off.')).toBeVisible();
  await expect.element(twoStep()).toHaveFocus();
  expect(await factorsOf(creator)).toEqual([]);
});

test('a phone becomes a second factor by the code that is sent to it', async () => {
  const creator = await backend.makeCreator();
  await backend.admin('update', { localId: creator.uid, emailVerified: true });
  await renderScreen('/account', { as: creator });
  await button('Add a phone').click();
  const number = twoStep().getByLabelText('Phone number');
  await number.fill('0612345678');
  await button('Send the code').click();
  await expect.element(twoStep().getByText('Start with + and its code')).toBeVisible();
  const phone = `+336${String(Date.now()).slice(-8)}`;
  const shown = `+33 6${phone.slice(4).replaceAll(/../g, ' $&')}`;
  await number.fill(`+33 (0)${phone.slice(3)}`);
  await expect.element(twoStep().getByText(`The code goes to ${shown}.`)).toBeVisible();
  await button('Send the code').click();
  await expect.element(twoStep().getByText(`We sent six digits to ${shown}.`)).toBeVisible();
  await twoStep()
    .getByLabelText('Code from our text message')
    .fill(await backend.newestPhoneCode(phone));
  await button('Turn on').click();
  await expect
    .element(twoStep().getByRole('listitem'))
    .toMatchTextContent(`My phoneText message to the number ending in ${phone.slice(-4)} · Added`);
  await expect.element(twoStep()).not.toMatchTextContent(phone);
});

test('a password is changed after reauthenticating', async () => {
  const creator = await backend.makeCreator();
  const canSignIn = (password: string) =>
    backend.askAuth('v1/accounts:signInWithPassword', { email: creator.email, password }).then(Boolean, () => false);
  const methods = part('Sign-in methods');
  await renderScreen('/account', { as: creator, size: 'short-phone' });
  await expect.element(button('Change password')).toBeVisible();
  growOld();
  await button('Change password').click();
  const field = methods.getByLabelText('New password');
  await field.fill('brand-new-8');
  await button('Save password').click();
  const password = dialog.getByLabelText('Password', { exact: true });
  await password.fill('not-mine');
  await button('Continue').click();
  await expect.element(dialog.getByText("That's not your password.")).toBeVisible();
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await canSignIn(creator.password)).toBe(true);
  await expect.element(field).toHaveValue('brand-new-8');

  await button('Save password').click();
  await password.fill(creator.password);
  vi.useRealTimers();
  await button('Continue').click();
  await expect.element(page.getByText('Your password has been changed.')).toBeVisible();
  expect(await canSignIn(creator.password)).toBe(false);
  expect(await canSignIn('brand-new-8')).toBe(true);
});

test('Google is connected and disconnected', async () => {
  const [creator, other, google] = [await backend.makeCreator(), await backend.makeCreator(), await backend.somebody()];
  const methods = part('Sign-in methods');
  await commands.standInForGoogle();
  await backend.linkGoogle(other);
  await renderScreen('/account', { as: creator });
  await button('Connect Google').click();
  await commands.closeGoogle();
  await expect.element(methods.getByText("Google's window was closed")).toBeVisible();
  await button('Connect Google').click();
  await commands.chooseAtGoogle(other.email);
  await expect
    .element(page.getByText('That Google account already belongs to another WhoKnows account.'))
    .toBeVisible();
  await button('Connect Google').click();
  await commands.signInAtGoogle(google);
  await expect.element(page.getByText('Google is connected.')).toBeVisible();
  await expect.element(methods.getByText(google.email)).toBeVisible();
  await button('Disconnect').click();
  await expect.element(page.getByText('Google is disconnected.')).toBeVisible();
});

test('somebody who signed up with Google sets a password; until then Google is the only way to sign in', async () => {
  const person = await backend.somebody();
  const methods = part('Sign-in methods');
  await commands.standInForGoogle();
  await renderScreen('/auth?mode=sign-up&from=/account', { size: 'desk' });
  await button('Continue with Google').click();
  await commands.signInAtGoogle(person);
  await page.getByLabelText('Username').fill(person.username);
  await page.getByLabelText('18 or older').click();
  await button("That's me").click();
  await expect.element(methods.getByText('You sign in with Google.')).toBeVisible();
  // it looks as if it could not be pressed, but says why
  const disconnect = button('Disconnect');
  await expect.element(disconnect).toHaveAttribute('aria-disabled', 'true');
  disconnect.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(methods.getByText('This is your only way into your account')).toBeVisible();
  await button('Set a password').click();
  await methods.getByLabelText('New password').fill('a-first-one-9');
  await button('Save password').click();
  await expect.element(page.getByText('You can sign in with a password now.')).toBeVisible();
  await disconnect.click();
  await expect.element(page.getByText('Google is disconnected.')).toBeVisible();
  expect((await backend.storedUser(person.email))?.providerUserInfo?.map(({ providerId }) => providerId)).toEqual([
    'password',
  ]);
});
