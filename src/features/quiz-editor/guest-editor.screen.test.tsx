import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { backend } from '../../testing/backend.ts';
import { answerReady } from '../../testing/editor.ts';
import { goOffline, goOnline } from '../../testing/network.ts';
import { button } from '../../testing/on-page.ts';
import { goTo, renderScreen } from '../../testing/render-screen.tsx';

const dialog = () =>
  page.getByRole('alertdialog', { name: /^(Your quiz is safe|That's your quiz!|Voilà ton quiz.!)$/ });

// Auth's files come one by one here, which takes a busy machine longer than anything is waited for
beforeAll(() => import('../../session/guest.ts'));

test('a guest answers five ready questions by tapping, and publishes them under a name: a private quiz needs an account, and offline it waits', async () => {
  // from where the session is looked for: it must not take the page away as soon as there is a guest
  await renderScreen('/auth', { size: 'short-phone' });
  await page.getByRole('link', { name: 'Just make a quiz' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Create New Quiz' })).toBeVisible();
  await page.getByRole('link', { name: 'How Well Do You Know Me' }).click();
  await expect.element(page.getByLabelText('Quiz title')).toHaveValue('How well do you know me?');
  const asked = () => [...document.querySelectorAll('main legend')].map(({ textContent }) => textContent);
  const before = asked();
  await button('Another one for Question 2').click();
  await expect.poll(() => new Set([...before, ...asked()]).size).toBe(6);
  await expect.element(button('Another one for Question 2')).toHaveFocus();
  // in the other language new ready items are drawn, as long as nothing was tapped
  await page.getByRole('button', { name: 'FR: passer en français' }).first().click();
  await expect.element(page.getByLabelText('Titre du quiz')).toHaveValue('Tu me connais vraiment\u00a0?');
  await page.getByRole('button', { name: 'EN: switch to English' }).first().click();
  await expect.element(page.getByLabelText('Quiz title')).toHaveValue('How well do you know me?');
  await answerReady();
  await page.getByText('Who can play').click();
  await page.getByRole('checkbox', { name: /^Public quiz/ }).click();
  await page.getByLabelText('Quiz password').fill('long-enough');
  await button('Save Quiz').click();
  const from = encodeURIComponent('/create-quiz?type=know-me&publish=1');
  const signUp = page.getByRole('link', { name: 'Create Account' });
  await expect.element(signUp).toHaveAttribute('href', expect.stringContaining(from));
  await expect.element(button('Put it live')).not.toBeInTheDocument();
  await button('Keep writing').click();
  await page.getByRole('checkbox', { name: /^Public quiz/ }).click();

  await button('Save Quiz').click();
  await expectAccessible();
  await button('Put it live').click();
  await expect.element(dialog()).toMatchTextContent('Type your name first.');
  const name = page.getByLabelText('Your name');
  await name.fill('Kim'.repeat(7));
  await button('Put it live').click();
  await expect.element(name).toHaveFocus();
  await name.fill('WhoKnows Team');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toMatchTextContent("That one's ours.");
  await name.fill('Kim');
  await goOffline();
  await button('Put it live').click();
  await expect.element(dialog()).toMatchTextContent("it goes live as soon as there's a connection");
  await goOnline();
  await expect.element(page.getByRole('heading', { name: 'Your quiz is live!' })).toBeVisible();
  expect(location.pathname).toMatch(/^\/kim\d{4}$/);
});

test('a guest who signs in to publish finds both the guest’s quiz and their own draft, and chooses one', async () => {
  const creator = await backend.makeCreator();
  const keep = (owner: string, title: string) => {
    const draft = makeDraft('know-me', { title });
    const work: DraftWork = { draftId: crypto.randomUUID(), draft, base: null, selection: null, changedAt: Date.now() };
    localStorage.setItem(STORAGE_KEYS.quizDraft(owner, 'know-me'), JSON.stringify(work));
  };
  keep(creator.uid, 'Mon ancien brouillon');
  keep('guest', 'Écrit sans compte');
  await renderScreen('/create-quiz?type=know-me', { size: 'desk', scheme: 'dark', language: 'fr' });
  const title = page.getByLabelText('Titre du quiz');
  await expect.element(title).toHaveValue('Écrit sans compte');
  await expect.element(page.getByText('Mon ancien brouillon')).not.toBeInTheDocument();
  await button('Enregistrer le quiz').click();
  await dialog().getByRole('link', { name: 'Se connecter' }).click();
  await page.getByLabelText('E-mail').fill(creator.email);
  await page.getByLabelText('Mot de passe', { exact: true }).fill(creator.password);
  await button('Se connecter').click();
  await expect.element(button('Enregistrer le quiz')).toHaveFocus();
  await expect.element(title).toHaveValue('Écrit sans compte');
  await expect.element(page.getByText('Mon ancien brouillon')).toBeVisible();
  await button('Passer à celui-là').click();
  await expect.element(title).toHaveValue('Mon ancien brouillon');
  await button('Passer à celui-là').click();
  await button('Enregistrer le quiz').click();
  await expect.element(page.getByRole('heading', { name: /en ligne/ })).toBeVisible();
  history.back();
  await expect.element(title).toHaveValue('Mon ancien brouillon');
  // in a browser without the draft a note says where it is
  goTo('/create-quiz?type=two-truths&publish=1');
  await expect.element(page.getByText("Aucun quiz ne t'attend dans ce navigateur.")).toBeVisible();
});
