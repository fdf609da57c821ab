import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { backend } from '../../testing/backend.ts';
import { replaceInNavigator } from '../../testing/navigator.ts';
import { goTo, renderScreen } from '../../testing/render-screen.tsx';
import { startDraft } from '../quiz-editor/draft-store.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const offer = page.getByRole('region', { name: 'Keep WhoKnows one tap away' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

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

/** For an offer everything is here, and there is none. */
async function expectNoOffer(): Promise<void> {
  await Promise.all([import('./install-card.tsx'), loadTexts('install')]);
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await expect.element(offer).not.toBeInTheDocument();
}

test('sending a message offers the installation once; after a no there are no more offers', async () => {
  const quiz = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
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

  const { id } = await backend.takeQuiz(quiz, { name: 'Noa', right: 'yyyyy' });
  goTo(`/quiz/results/${id}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Noa');
  offerPrompt('dismissed');
  await expectNoOffer();
});

test("a first quiz offers the installation; declining the browser's prompt counts as a no", async () => {
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
  const memory = JSON.parse(localStorage.getItem(STORAGE_KEYS.install) ?? '{}');
  expect(memory).toMatchObject({ shown: ['quiz'], dismissals: 1 });
});

test('somebody who looks for it finds it in the account menu and in the footer', async () => {
  await renderScreen('/dashboard', { as: await backend.makeCreator() });
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  const entry = page.getByRole('menuitem', { name: 'Install app' });
  await expect.element(page.getByRole('menuitem', { name: 'Manage Profile' })).toBeVisible();
  await expect.element(entry).not.toBeInTheDocument(); // nothing to offer yet
  const first = offerPrompt('accepted');
  await entry.click();
  expect(first).toHaveBeenCalledOnce();
  goTo('/about');
  const second = offerPrompt('accepted');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Install app' }).click();
  expect(second).toHaveBeenCalledOnce();
});

test('a result offers the installation, and after a yes nobody is asked again', async () => {
  const [path, quiz] = [await messagesPath(), await backend.makeQuiz(await backend.makeCreator(), 'know-me')];
  await renderScreen(quiz.path);
  await button('Stay Anonymous').click();
  for (const question of quiz.draft.questions)
    if ('options' in question) await button(question.options[0] ?? '').click();
  await page.getByText('More', { exact: true }).click();
  const prompt = offerPrompt('accepted');
  await expect.element(offer).toMatchTextContent('even in a tunnel');
  await offer.getByRole('button', { name: 'Install app' }).click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(offer).not.toBeInTheDocument();
  goTo(path);
  await send();
  offerPrompt('accepted');
  await expectNoOffer();
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
