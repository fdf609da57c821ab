import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { backend } from '../../testing/backend.ts';
import { button, heading, told } from '../../testing/on-page.ts';
import { goTo, renderScreen } from '../../testing/render-screen.tsx';

const field = () => page.getByLabelText('Email', { exact: true });
const address = () => location.pathname + location.search;
/** Some other browser doesn't know the email. */
const useAnotherBrowser = () => localStorage.removeItem(STORAGE_KEYS.linkEmail);

/** Asks for a link on the page for that. Returns it, as the service sends it: the emulator leaves out the way on. */
async function askFor(email: string): Promise<string> {
  const sending = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => sending.mockRestore());
  await field().fill(email);
  await button('Email me a link').click();
  await expect.element(heading('Check your inbox')).toHaveFocus();
  await expect.element(page.getByText(`A link is on its way to ${email}.`)).toBeVisible();
  const link = await backend.newestLink(email, 'EMAIL_SIGNIN');
  const [, request] = sending.mock.calls.find(([input]) => String(input).includes('accounts:sendOobCode')) ?? [];
  return `${link}&${new URLSearchParams({ continueUrl: JSON.parse(String(request?.body)).continueUrl })}`;
}

test('a link creates an account with one tap in the browser that asked for it, and continues to the quiz to publish', async () => {
  const { email } = await backend.somebody();
  const place = '/create-quiz?type=know-me&publish=1';
  await renderScreen(`/auth?${new URLSearchParams({ mode: 'sign-up', from: place })}`);
  await button('Email me a link').click();
  await expect.element(heading('Sign in by email')).toHaveFocus();
  const link = await askFor(email);
  // nothing happens by opening it
  goTo(link);
  await expect.element(heading("You're almost in")).toHaveFocus();
  expect(await backend.storedUser(email)).toBeUndefined();
  await expect.poll(() => location.search).toBe('');
  await expectAccessible();

  await commands.answerRequests('**/accounts:signInWithEmailLink*');
  await button('Sign In').click();
  await expect.element(told('Your link is still good')).toBeVisible();
  await commands.releaseRequests();
  // the network is back, and the tap still stands
  dispatchEvent(new Event('online'));
  await expect.poll(address).toBe(place);
  await expect.element(button("That's me")).toBeVisible();
  expect((await backend.storedUser(email))?.emailVerified).toBe(true);
  expect(localStorage.getItem(STORAGE_KEYS.linkEmail)).toBeNull();

  goTo(link);
  await expect.element(heading("You're already in")).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Carry on' })).toHaveAttribute('href', place);
});

test('in another browser a link asks for its email, and then for the second factor', async () => {
  const [creator, other] = [await backend.makeCareful(), await backend.somebody()];
  await renderScreen('/auth?mode=link&from=/account', { size: 'narrow', scheme: 'dark' });
  const link = await askFor(creator.email);
  useAnotherBrowser();
  goTo(link);
  await button('Sign In').click();
  await expect.element(told('We need your email.')).toBeVisible();
  await field().fill(other.email);
  // in the service's words, which the emulator doesn't use
  const refusal = { error: { code: 400, message: 'INVALID_EMAIL : The email provided does not match the link.' } };
  await commands.answerRequests('**/accounts:signInWithEmailLink*', { status: 400, json: refusal });
  await button('Sign In').click();
  await expect.element(told('This link was sent to another email.')).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await commands.releaseRequests();
  await field().fill(creator.email);
  await button('Sign In').click();
  await expect.element(heading('One more step')).toBeVisible();
  await page.getByLabelText('Code from your authenticator app').fill(await backend.totpCode(creator.secret));
  await expect.poll(address).toBe('/account');
  await expect.element(heading('Your account')).toBeVisible();
});

test('a used link says so, in French, too, and one tap sends another', async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/auth?mode=link', { language: 'fr' });
  await page.getByLabelText('E-mail').fill(creator.email);
  await button("M'envoyer un lien").click();
  const link = await backend.newestLink(creator.email, 'EMAIL_SIGNIN');
  await backend.useLink(creator.email, link);
  goTo(link);
  await button('Se connecter').click();
  await expect.element(heading('Ce lien ne marche plus')).toHaveFocus();
  await button("M'envoyer un nouveau lien").click();
  await expect.element(page.getByRole('status').getByText(`Un lien est en route vers ${creator.email}.`)).toBeVisible();
  goTo(await backend.newestLink(creator.email, 'EMAIL_SIGNIN'));
  await button('Se connecter').click();
  await expect.poll(address).toBe('/dashboard');
});
