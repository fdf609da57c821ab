import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

test.each([
  ['a quiz', 0],
  ['a message', 0],
  ['signing in', 0],
  ['reading', 1],
] as const)('in the middle of %s there are %s places for ads', async (what, places) => {
  const creator = await backend.makeCreator();
  const { path } = await backend.makeQuiz(creator, 'know-me');
  const addresses = {
    'a quiz': path,
    'a message': `/${creator.username}/messages`,
    'signing in': '/auth',
    reading: '/about',
  };
  await renderScreen(addresses[what]);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.querySelectorAll('[data-ad]')).toHaveLength(places);
});
