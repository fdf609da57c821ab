import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESSES = {
  'a quiz': async () => (await backend.makeQuiz(await backend.makeCreator(), 'know-me')).path,
  'signing in': async () => '/auth',
  reading: async () => '/about',
};

test.each([
  ['a quiz', 0],
  ['signing in', 0],
  ['reading', 1],
] as const)('in the middle of %s there are %s places for ads', async (what, places) => {
  await renderScreen(await ADDRESSES[what]());
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.querySelectorAll('[data-ad]')).toHaveLength(places);
});
