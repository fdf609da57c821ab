import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from './backend.ts';
import { renderScreen } from './render-screen.tsx';

const title = () => page.getByLabelText('Quiz title');

test('a screen belongs to its creator', async () => {
  const creator = await backend.makeCreator();
  await backend.makeQuiz(creator, 'know-me', { title: 'All about me' });
  await renderScreen('/dashboard?tab=quizzes', { as: creator, size: 'desk' });
  await expect.element(page.getByText('All about me').first()).toBeVisible();
});

test("a guest's input is there when the screen renders again", async () => {
  await renderScreen('/create-quiz?type=know-me');
  await title().fill('Mine');
  await expect.element(title()).toHaveValue('Mine');
});

test('the next test starts with an empty device and without an account', async () => {
  await renderScreen('/create-quiz?type=know-me', { language: 'fr', scheme: 'dark' });
  await expect.element(page.getByLabelText('Titre du quiz')).toHaveValue('Tu me connais vraiment\u00a0?');
  expect(document.documentElement).toHaveClass('dark');
});
