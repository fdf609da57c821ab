import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored } from '../lib/storage.ts';
import { expectAccessible } from '../testing/axe.ts';
import { backend } from '../testing/backend.ts';
import { goOffline, goOnline } from '../testing/network.ts';
import { button, heading, told } from '../testing/on-page.ts';
import { departuresSoFar, goTo, renderScreen } from '../testing/render-screen.tsx';

// Auth's files come one by one here, which takes a busy machine longer than anything is waited for
beforeAll(() => Promise.all([import('../session/guest.ts'), import('../session/auth/guest-slot.ts')]));

const hint = () => readStored<{ uid: string }>(STORAGE_KEYS.sessionHint);

/** Makes a guest called Mo on this device, who gets a message. Returns their uid. */
async function becomeMo(words: { name: string; get: string; ready: string }): Promise<string> {
  await page.getByLabelText(words.name).fill('Mo');
  await button(words.get).click();
  await expect.element(heading(words.ready)).toBeVisible();
  const uid = hint()?.uid ?? '';
  await backend.sendMessage({ uid }, 'For Mo alone');
  return uid;
}
const ENGLISH = { name: 'Your name', get: 'Get my link', ready: 'Your link is ready!' };

test("an account that signs in where a guest's things are is asked whether to keep them; a yes that fails loses nothing", async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/my-link');
  await becomeMo(ENGLISH);
  goTo('/auth?mode=sign-in');
  await page.getByLabelText('Email').fill(creator.email);
  await page.getByLabelText('Password', { exact: true }).fill(creator.password);
  await button('Sign In').click();
  await expect.element(heading('Keep what Mo made here?')).toHaveFocus();
  await expect.element(page.getByText('1 message')).toBeVisible();
  await expectAccessible();
  // the safe answer comes first
  await userEvent.keyboard('{Tab}');
  await expect.element(button('No, leave it here')).toHaveFocus();
  await goOffline();
  await button("Yes, it's mine").click();
  await expect.element(told('Nothing you typed is lost.')).toBeVisible();
  await expect.element(button('Decide later')).toBeVisible();
  await goOnline();
  await button('Try again').click();
  await expect.element(page.getByText('What you made before is here now.')).toBeVisible();
  expect(await backend.messagesTo(creator)).toEqual(['For Mo alone']);
  expect(readStored(STORAGE_KEYS.guestAside)).toBeNull();
});

test('a no leaves them to the guest, and shows the account’s own pages alone', async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/my-link', { size: 'desk', scheme: 'dark', language: 'fr' });
  const uid = await becomeMo({ name: 'Ton prénom', get: 'Avoir mon lien', ready: 'Ton lien est prêt\u202f!' });
  localStorage.setItem(STORAGE_KEYS.quizDraft(uid, 'know-me'), '{}');
  goTo('/auth?mode=sign-in');
  await page.getByLabelText('E-mail').fill(creator.email);
  await page.getByLabelText('Mot de passe', { exact: true }).fill(creator.password);
  await button('Se connecter').click();
  await expect.element(heading('Garder ce que Mo a fait ici\u202f?')).toBeVisible();
  await expectAccessible();
  await button('Non, le laisser ici').click();
  await expect.element(page.getByRole('navigation').first()).toBeVisible();
  goTo('/account');
  await expect.element(heading('Ton compte')).toBeVisible();
  expect(await backend.messagesTo({ uid })).toEqual(['For Mo alone']);
  expect(localStorage.getItem(STORAGE_KEYS.quizDraft(uid, 'know-me'))).toBe('{}');
  expect(readStored(STORAGE_KEYS.guestAside)).toMatchObject({ uid, refusedBy: [creator.uid] });
});

test('an account that is made here for it takes everything over unasked', async () => {
  const person = await backend.makeAccount('Mo');
  await renderScreen('/my-link');
  await becomeMo(ENGLISH);
  goTo('/auth?mode=sign-in');
  await page.getByLabelText('Email').fill(person.email);
  await page.getByLabelText('Password', { exact: true }).fill(person.password);
  await button('Sign In').click();
  await page.getByLabelText('Username').fill(person.freeUsername);
  await page.getByLabelText('18 or older').click();
  await button("That's me").click();
  await expect.element(page.getByText('What you made before is here now.')).toBeVisible();
  expect(await backend.messagesTo(person)).toEqual(['For Mo alone']);
});

test('a guest leaves a device after one warning', async () => {
  await renderScreen('/my-link');
  await becomeMo(ENGLISH);
  goTo('/dashboard');
  await expect.element(button('Leave this device')).toBeVisible();
  await expectAccessible(document);
  await button('Leave this device').click();
  const warning = page.getByRole('alertdialog', { name: 'Leave this device?' });
  await expect.element(warning).toMatchTextContent('nobody can open your answers and messages anymore');
  await expectAccessible();
  await button('Stay').click();
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(button('Leave this device')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await button('Leave and lose it').click();
  await expect.poll(departuresSoFar).toEqual(['/']);
  expect([hint(), readStored(STORAGE_KEYS.playerName)]).toEqual([null, null]);
});
