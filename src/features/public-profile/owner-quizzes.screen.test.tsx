import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

test('a new order shows immediately, and arranging is offered from the second quiz on', async () => {
  const creator = await backend.makeCreator();
  await backend.makeQuiz(creator, 'know-me', { title: 'The older one' });
  await renderScreen(`/${creator.username}`, { as: creator });
  const quizzes = page.getByRole('main').getByRole('heading', { name: / one$/ });
  const titles = () => quizzes.elements().map(({ textContent }) => textContent);
  await expect.element(quizzes.first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Arrange' })).not.toBeInTheDocument();

  await backend.makeQuiz(creator, 'know-me', { title: 'The newer one' });
  await expect.poll(titles).toEqual(['The newer one', 'The older one']);
  const arrange = page.getByRole('button', { name: 'Arrange' });
  expect(arrange.query()).not.toBeNull();
  await arrange.click();
  await page.getByRole('button', { name: 'Move “The older one” to the top' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByText('Saved!')).toBeVisible();
  expect(titles()).toEqual(['The older one', 'The newer one']);
});

test('the space reserved for the photo’s buttons has their height, so that nothing shifts', async () => {
  const creator = await backend.makeCreator();
  await renderScreen(`/${creator.username}`, { as: creator });
  await expect.element(page.getByRole('button', { name: 'Change Photo' })).toBeVisible();
  const place = document.querySelector<HTMLElement>('header [style*="min-height"]');
  expect(place?.getBoundingClientRect().height).toBe(Number.parseFloat(place?.style.minHeight ?? ''));
  expect(place?.firstElementChild?.getBoundingClientRect().height).toBe(place?.getBoundingClientRect().height);
});
