import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

test('what was arranged is shown at once, and arranging is offered from the second quiz on', async () => {
  const creator = await backend.makeCreator();
  await backend.makeQuiz(creator, 'know-me', { title: 'The older one' });
  await renderScreen(`/${creator.username}`, { as: creator });
  const quizzes = page.getByRole('main').getByRole('heading', { name: / one$/ });
  const titles = () => quizzes.elements().map(({ textContent }) => textContent);
  await expect.element(quizzes.first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Arrange' })).not.toBeInTheDocument();

  await backend.makeQuiz(creator, 'know-me', { title: 'The newer one' });
  await page.getByRole('button', { name: 'Arrange' }).click();
  await page.getByRole('button', { name: 'Move “The older one” to the top' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByText('Saved!')).toBeVisible();
  await expect.poll(titles).toEqual(['The older one', 'The newer one']);
});
