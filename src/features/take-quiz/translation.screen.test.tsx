import type { NeverItem } from '@domain/games/never-have-i-ever/draft.ts';
import { readyTexts } from '@domain/quiz/ready.ts';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { countRequests } from '../../testing/network.ts';
import { button, heading } from '../../testing/on-page.ts';
import { isListed } from '../../testing/public-copies.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

type Language = 'en' | 'fr';
const TRANSLATE = '**/api/translate-content';
/** A title of the demo quizzes, which the memory of translations knows. */
const TITLE = { en: 'Spot my lies', fr: 'Démasque mes mensonges' };
const statement = (language: Language, at: number) =>
  readyTexts('never-have-i-ever', 'normal', language)[at]?.text ?? '';

/** A quiz of five ready statements in one language. Returns its path. What was translated before, this page knows. */
async function makePresetQuiz(language: Language, first = 0, title = TITLE[language]): Promise<string> {
  const creator = await backend.makeCreator();
  const presets = readyTexts('never-have-i-ever', 'normal', language).slice(first, first + 5);
  const questions: NeverItem[] = presets.map(({ id, text }) => ({ id, statement: text, answer: 'ever' }));
  const draft = { type: 'never-have-i-ever', title, isPublic: true, password: '' } as const;
  const { quizId } = await backend.call(creator, 'saveQuiz', {
    draftId: crypto.randomUUID(),
    quizId: null,
    baseRevision: null,
    draft: { ...draft, category: 'normal', questions },
  });
  return `/${creator.username}/${quizId}`;
}

test('a card in a list and options are translated for display only: the right one stays right', async () => {
  const creator = await backend.makeCreator();
  await backend.makeQuiz(creator, 'two-truths');
  await isListed(creator, 1);
  await renderScreen(`/${creator.username}`, { language: 'fr' });
  const card = page.getByRole('article', { name: TITLE.fr });
  await expect.element(card.getByText(TITLE.fr)).toHaveAttribute('lang', 'fr');
  await card.getByRole('link', { name: 'Faire le quiz' }).click();
  await expect.element(heading(TITLE.fr).getByText(TITLE.fr)).toHaveAttribute('lang', 'fr');
  await button('Rester anonyme').click();
  await button('Je sais jongler avec quatre oranges').click();
  await expect.element(page.getByText('Raté !')).toBeVisible();
  await expect.element(page.getByText("C'était : J'ai rencontré un Premier ministre")).toBeVisible();
});

test('if no translation arrives the original stays; a late one changes no question on screen', async () => {
  const path = await makePresetQuiz('en', 20, 'Only this once');
  await commands.answerRequests(TRANSLATE, { status: 500, json: 'down' });
  await renderScreen(path, { language: 'fr', scheme: 'dark' });
  await expect.element(heading('Only this once').getByText('Only this once')).toHaveAttribute('lang', '');
  await expect.element(page.getByText("La traduction n'est pas arrivée, alors voici l'original.")).toBeVisible();
  await expect.element(button('Traduire')).toBeVisible();
  await commands.releaseRequests();
  await commands.holdRequests(TRANSLATE);
  await button('Rester anonyme').click();
  await expect.element(heading(statement('en', 20))).toBeVisible();
  await expect.element(button('Jamais')).toBeEnabled();
  await commands.releaseRequests();
  await expect.poll(() => localStorage.getItem('whoknows-translations-fr')).toContain('statement:');
  await expect.element(heading(statement('en', 20))).toBeVisible();
  await button('Jamais').click();
  await expect.element(page.getByText('Question 2 sur 5')).toBeVisible();
  await expect.element(heading(statement('fr', 21))).toBeVisible();
});

test('in English nothing is requested before the player does; a failed translation can be requested again', async () => {
  const path = await makePresetQuiz('fr');
  const requests = countRequests(/translate-content/);
  await renderScreen(path);
  await expect.element(heading(TITLE.fr)).toBeVisible();
  await expect.element(button('Translate')).toBeVisible();
  await button('Stay Anonymous').click();
  await expect.element(heading(statement('fr', 0))).toBeVisible();
  expect(requests()).toEqual([]);
  await commands.answerRequests(TRANSLATE);
  await button('Translate').click();
  await expect.element(page.getByText("The translation didn't come through, so here's the original.")).toBeVisible();
  await commands.releaseRequests();
  await button('Translate').click();
  await expect.element(heading(statement('en', 0))).toBeVisible();
  await expect.element(button('Show original')).toHaveFocus();
  await button('Show original').click();
  await expect.element(heading(statement('fr', 0))).toBeVisible();
});

test('if nobody can translate a text, the page says so', async () => {
  const { path } = await backend.makeQuiz(await backend.makeCreator(), 'know-me', { title: 'Soirée pyjama' });
  await renderScreen(path, { size: 'desk' });
  await button('Translate').click();
  await expect.element(page.getByText('No translation for this one yet.')).toBeVisible();
  await expect.element(button(/Translate|Show original/)).not.toBeInTheDocument();
  await expect.element(heading('Soirée pyjama')).toBeVisible();
});
