import { paths } from '@domain/paths.ts';
import { recall } from '@domain/translation/memory.ts';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { href } from '../../config/href.ts';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { keepPlayerName } from '../../lib/player-name.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { backend } from '../../testing/backend.ts';
import { goOffline, goOnline } from '../../testing/network.ts';
import { button, heading } from '../../testing/on-page.ts';
import { departuresSoFar, goTo, renderScreen, reopen } from '../../testing/render-screen.tsx';

const answers = () => page.getByRole('group', { name: "What's true for you?" });

// Auth's files come one by one here, which takes a busy machine longer than anything is waited for
beforeAll(() => import('../../session/guest.ts'));

/** Answers the questions from one on. */
async function answerFrom(first: number): Promise<void> {
  for (let n = first; n <= 5; n++) {
    await expect.element(page.getByText(`Question ${n} of 5`)).toBeVisible();
    await answers().getByRole('button').nth(1).click();
  }
}

test('a player answers the questions just played about themselves; answers are kept, and wait offline; a second quiz needs no name', async () => {
  const quiz = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
  const address = href.mine(quiz.quizId);
  keepPlayerName('Lou Martin');
  await renderScreen(address, { size: 'short-phone' });
  const last = answers().getByRole('button').nth(3);
  await expect.element(last).toBeVisible();
  expect(last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  await expectAccessible();
  await answers().getByRole('button').nth(0).click();
  await answers().getByRole('button').nth(0).click();
  reopen(address);
  await expect.element(page.getByText('Question 3 of 5')).toBeVisible();
  await button('Back').click();
  await answerFrom(2);

  await expect.element(heading("That's your quiz!")).toBeVisible();
  await expect.element(page.getByLabelText('Title')).toHaveValue('How well do you know Lou?');
  await expect.element(page.getByLabelText('Your name')).not.toBeInTheDocument();
  await expectAccessible();
  await goOffline();
  await button('Put it live').click();
  await expect.element(page.getByText("You're offline. Nothing is lost", { exact: false })).toBeVisible();
  await goOnline();
  await expect.element(heading('Your quiz is live!')).toBeVisible();
  const { uid } = JSON.parse(localStorage.getItem(STORAGE_KEYS.sessionHint) ?? '{}');
  const mine = await backend.quizzesOf({ uid });
  expect(mine.map(({ title }) => title)).toEqual(['How well do you know Lou?']);
  const code = mine[0]?.id ?? '';
  const key = (await backend.read(paths.quizKey(code)))?.['questions'] as { correct: string; options: string[] }[];
  expect(key.map(({ correct, options }) => options.indexOf(correct))).toEqual([0, 1, 1, 1, 1]);

  goTo(href.mine((await backend.makeQuiz(await backend.makeCreator(), 'know-me')).quizId));
  await answerFrom(1);
  await button('Put it live').click();
  await expect.poll(async () => (await backend.quizzesOf({ uid })).length).toBe(2);
  await expect.element(heading('Your quiz is live!')).toBeVisible();
});

test('questions can be changed in the editor; questions that their author keeps, and missing ones, are not borrowed, which the page says', async () => {
  const creator = await backend.makeCreator();
  const [quiz, never] = [
    await backend.makeQuiz(creator, 'know-me'),
    await backend.makeQuiz(creator, 'never-have-i-ever'),
  ];
  await backend.merge(paths.quiz(quiz.quizId), { allowsRemix: false });
  await renderScreen(href.mine(quiz.quizId), { language: 'fr', scheme: 'dark' });
  const own = page.getByRole('link', { name: 'Crée ton propre quiz' });
  await expect.element(heading("Ces questions ne s'empruntent pas")).toBeVisible();
  await own.click();
  await expect.poll(() => location.pathname + location.search).toBe('/create-quiz?type=know-me');
  goTo(href.mine('zzzzzzzz'));
  await expect.element(own).toHaveAttribute('href', '/create-quiz');
  goTo(href.mine(never.quizId));
  await expect.element(page.getByText('Question 1 sur 5', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Changer les questions' }).click();
  await expect.element(page.getByLabelText('Titre du quiz')).toHaveValue("Qu'est-ce que j'ai déjà fait\u00a0?");
});

test('somebody without an account gets a link with one word; their pages say how long it lasts, and they can leave', async () => {
  await renderScreen('/my-link');
  await page.getByLabelText('Your name').fill('Mo');
  await button('Get my link').click();
  await expect.element(heading('Your link is ready!')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Open my inbox' }).click();
  await expect.element(page.getByRole('heading', { name: 'Yours for 14 more days' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Keep it' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/auth\?mode=sign-up/));
  await button(/^Profile menu/).click();
  await expect.element(page.getByRole('menuitem', { name: 'Manage Profile' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Logout' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  goTo('/account#delete');
  const { username } = JSON.parse(localStorage.getItem(STORAGE_KEYS.sessionHint) ?? '{}');
  await expect.element(page.getByRole('region', { name: 'Sign-in methods' })).not.toBeInTheDocument();
  await button('Delete my account').click();
  await page.getByLabelText(/^Type your username to confirm/).fill(username);
  await button('Delete for good').click();
  await expect.poll(departuresSoFar).toEqual(['/']);
  expect(sessionStorage.getItem(STORAGE_KEYS.lateNotice)).toContain('Your account has been deleted');
});

test('in French the questions are those just read, and so is the quiz that goes live', async () => {
  const quiz = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
  const [first] = quiz.draft.questions;
  const french = recall(first && 'question' in first ? first.question : '', 'fr') ?? 'no translation';
  keepPlayerName('Lou');
  await renderScreen(href.mine(quiz.quizId), { language: 'fr' });
  await expect.element(heading(french)).toBeVisible();
  const answer = page.getByRole('group').getByRole('button');
  for (let n = 1; n <= 5; n++) {
    await expect.element(page.getByText(`Question ${n} sur 5`)).toBeVisible();
    await answer.nth(1).click();
  }
  await button('Mettre en ligne').click();
  await expect.element(heading('Ton quiz est en ligne !')).toBeVisible();
  const { uid } = JSON.parse(localStorage.getItem(STORAGE_KEYS.sessionHint) ?? '{}');
  const [mine] = await backend.quizzesOf({ uid });
  expect(await backend.read(paths.quiz(mine?.id ?? ''))).toMatchObject({ questions: { 0: { question: french } } });
});
