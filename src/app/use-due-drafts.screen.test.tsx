import { paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { backend } from '../testing/backend.ts';
import { renderScreen } from '../testing/render-screen.tsx';

test('a quiz edited offline is sent once online, even after its editor was left', async () => {
  const creator = await backend.makeCreator();
  const { quizId } = await backend.makeQuiz(creator, 'two-truths', { title: 'Before' });
  await renderScreen(`/create-quiz?edit=${quizId}`, { as: creator });
  await expect.element(page.getByLabelText('Quiz title')).toBeVisible();
  await page.getByLabelText('Quiz title').fill('Written on the train');
  await commands.answerRequests('**/saveQuiz');
  await page.getByRole('button', { name: 'Update Quiz' }).click();
  await expect.element(page.getByText('goes out by itself')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the dashboard' }).click();
  await expect.element(page.getByText('Total Responses')).toBeVisible();
  expect(await backend.read(paths.quiz(quizId))).toMatchObject({ title: 'Before' });

  await commands.releaseRequests();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Your quiz is up to date!')).toBeVisible();
  expect(await backend.read(paths.quiz(quizId))).toMatchObject({ title: 'Written on the train' });
});
