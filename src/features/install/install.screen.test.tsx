import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { backend } from '../../testing/backend.ts';
import { replaceInNavigator } from '../../testing/navigator.ts';
import { button, play } from '../../testing/on-page.ts';
import { goTo, renderScreen } from '../../testing/render-screen.tsx';
import { startDraft } from '../quiz-editor/draft-store.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const offer = page.getByRole('region', { name: 'Keep WhoKnows one tap away' });

/** The event by which Chromium lets a page ask; what the person answers is `outcome`. Returns what asks. */
function offerPrompt(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(() => Promise.resolve());
  const userChoice = Promise.resolve({ outcome, platform: 'web' });
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice }));
  return prompt;
}

const messagesPath = async () => `/${(await backend.makeCreator()).username}/anonymous-messages`;
/** Writes to somebody, up to the words that it has arrived. */
async function send(): Promise<void> {
  await page.getByRole('textbox', { name: 'Your anonymous message' }).fill('Psst.');
  await button('Send anonymously').click();
  await expect.element(button('Send Another Message')).toBeVisible();
}

const memory = () => expect.poll(() => JSON.parse(localStorage.getItem(STORAGE_KEYS.install) ?? '{}'));

test('sending a message offers the installation, and a no is remembered', async () => {
  await renderScreen(await messagesPath(), { size: 'narrow' });
  await send();
  const prompt = offerPrompt('dismissed');
  await expect.element(offer).toBeVisible();
  document.documentElement.style.fontSize = '200%';
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
  document.documentElement.style.fontSize = '';
  await expectAccessible();
  await button('Not now').click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(prompt).not.toHaveBeenCalled();
  await memory().toMatchObject({ shown: ['message'], dismissals: 1 });
});

test("a first quiz offers the installation; declining the browser's prompt counts as a no; whoever looks for it finds it", async () => {
  await renderScreen('/create-quiz?type=know-me', { as: await backend.makeCreator() });
  await expect.element(page.getByLabelText('Quiz title')).toBeVisible();
  startDraft(makeDraft('know-me'));
  await button('Save Quiz').click();
  await expect.element(page.getByText('Your quiz is live!')).toBeVisible();
  const prompt = offerPrompt('dismissed');
  await expect.element(offer).toMatchTextContent('first to know');
  await offer.getByRole('button', { name: 'Install app' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(prompt).toHaveBeenCalledOnce();
  await memory().toMatchObject({ shown: ['quiz'], dismissals: 1 });

  goTo('/dashboard');
  await button(/^Profile menu/).click();
  const entry = page.getByRole('menuitem', { name: 'Install app' });
  await expect.element(page.getByRole('menuitem', { name: 'Manage Profile' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Operator console' })).not.toBeInTheDocument();
  await expect.element(entry).not.toBeInTheDocument(); // nothing to offer now
  const again = offerPrompt('accepted');
  await entry.click();
  expect(again).toHaveBeenCalledOnce();
});

test('a result offers the installation, and a yes is remembered', async () => {
  const quiz = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
  await renderScreen(quiz.path);
  await play(quiz.draft);
  await page.getByText('More', { exact: true }).click();
  const prompt = offerPrompt('accepted');
  await expect.element(offer).toMatchTextContent('even in a tunnel');
  await offer.getByRole('button', { name: 'Install app' }).click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(offer).not.toBeInTheDocument();
  await memory().toMatchObject({ isInstalled: true });
});

test('on an iPhone the card and the footer explain the two steps, in both languages', async () => {
  replaceInNavigator('userAgent', IPHONE);
  await renderScreen(await messagesPath(), { scheme: 'dark' });
  await send();
  const steps = offer.getByRole('listitem');
  await expect.element(steps.first()).toMatchTextContent(/^Tap Share/);
  await expect.element(steps.last()).toMatchTextContent('Choose "Add to Home Screen"');
  await expect.element(offer.getByRole('button', { name: 'Install app' })).not.toBeInTheDocument();
  await button('Got it').click();
  await expect.element(offer).not.toBeInTheDocument();

  await button('FR: passer en français').click();
  goTo('/about');
  const entry = page.getByRole('contentinfo').getByRole('button', { name: "Installer l'appli" });
  await entry.click();
  const dialog = page.getByRole('dialog', { name: 'Installer WhoKnows' });
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent(/^Touche Partager/);
  await expect.element(dialog.getByRole('listitem').last()).toMatchTextContent("Sur l'écran d'accueil");
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(entry).toHaveFocus();
});
