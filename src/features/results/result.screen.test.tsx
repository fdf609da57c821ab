import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

test('a result is a celebration without ads only for the player who has just earned it', async () => {
  const quiz = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
  const main = () => page.getByRole('main');
  const { id } = await backend.takeQuiz(quiz, { name: 'Kim', right: 'yyyyy' });
  await renderScreen(`/quiz/results/${id}`);
  await expect.element(page.getByText('5 out of 5 correct')).toBeVisible();
  await expect.element(main()).not.toHaveAttribute('data-celebration');

  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Take Quiz Again' }).click();
  await page.getByRole('button', { name: 'Stay Anonymous' }).click();
  for (const n of [1, 2, 3, 4, 5]) {
    const answer = page
      .getByRole('group', { name: `Question ${n} of 5` })
      .getByRole('button')
      .first();
    await expect.element(answer).toBeEnabled();
    await answer.click();
  }
  await expect.element(page.getByText(/\d out of 5 correct/)).toBeVisible();
  await expect.element(main()).toHaveAttribute('data-celebration');
});
