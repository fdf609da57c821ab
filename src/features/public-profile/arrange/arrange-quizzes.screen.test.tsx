import { paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backend } from '../../../testing/backend.ts';
import { goOffline, goOnline } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

/** A creator with three public quizzes, and a private one. */
async function makeFour() {
  const creator = await backend.makeCreator();
  const codes: string[] = [];
  for (const title of ['First', 'Second', 'Third']) {
    codes.push((await backend.makeQuiz(creator, 'know-me', { title })).quizId);
  }
  await backend.makeQuiz(creator, 'know-me', { title: 'Secret', isPublic: false, password: 'sesame' });
  return { creator, codes };
}
const button = (name: string | RegExp) => page.getByRole('button', { name });
const shows = (titles: string[]) =>
  expect
    .poll(() => [...document.querySelectorAll('ol > li strong')].map(({ textContent }) => textContent))
    .toEqual(titles);
const orderOf = (uid: string) =>
  expect.poll(async () => (await backend.read(paths.quizOrder(uid)))?.['codes'], { timeout: 60_000 });

test('a creator arranges public quizzes by keyboard; Cancel saves nothing, and newest first clears the order', async () => {
  const { creator, codes } = await makeFour();
  const [first, second, third] = codes;
  await renderScreen(`/${creator.username}`, { as: creator });
  await button('Arrange').click();
  await expect.element(page.getByRole('heading', { name: 'What comes first?' })).toHaveFocus();
  await shows(['Third', 'Second', 'First']);
  const up = button('Move “First” up');
  up.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('“First” is now 2 of 3')).toBeInTheDocument();
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(up).toHaveFocus();
  await shows(['First', 'Third', 'Second']);
  await button('Done').click();
  await expect.element(page.getByText('Saved! Visitors see the new order within a minute.')).toBeVisible();
  await expect.element(button('Arrange')).toHaveFocus();
  await orderOf(creator.uid).toEqual([first, third, second]);

  await button('Arrange').click();
  await button('Move “Second” to the top').click();
  await shows(['Second', 'First', 'Third']);
  await button('Cancel').click();
  await button('Arrange').click();
  await shows(['First', 'Third', 'Second']);
  await button('Newest first').click();
  await shows(['Third', 'Second', 'First']);
  await button('Done').click();
  await orderOf(creator.uid).toEqual([]);
});

test('quizzes are arranged offline, and a quiz deleted meanwhile disappears from the list', async () => {
  const { creator, codes } = await makeFour();
  await renderScreen(`/${creator.username}`, { as: creator, size: 'desk', scheme: 'dark', language: 'fr' });
  await button('Ranger').click();
  await shows(['Third', 'Second', 'First']);
  await backend.remove(paths.quiz(codes[1] as string));
  await button(/First.* tout en haut/).click();
  await shows(['First', 'Third']);
  await goOffline();
  await button('Terminé').click();
  await expect.element(page.getByText('Gardé sur cet appareil')).toBeVisible();
  await shows([]);
  await goOnline();
  await orderOf(creator.uid).toEqual([codes[0], codes[2]]);
});
