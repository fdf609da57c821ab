import { paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backend, type Person } from '../../../testing/backend.ts';
import { goOffline, goOnline } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const shows = (titles: string[]) =>
  expect
    .poll(() => [...document.querySelectorAll('ol > li strong')].map(({ textContent }) => textContent))
    .toEqual(titles);
const orderOf = (uid: string) => expect.poll(async () => (await backend.read(paths.quizOrder(uid)))?.['codes']);

/** Makes public quizzes, and then a private one. Returns the codes of the former. */
async function makeQuizzes(creator: Person, ...titles: string[]) {
  const codes: string[] = [];
  for (const title of titles) codes.push((await backend.makeQuiz(creator, 'know-me', { title })).quizId);
  await backend.makeQuiz(creator, 'know-me', { title: 'Secret', isPublic: false, password: 'sesame' });
  return codes;
}

test('public quizzes are arranged by keyboard, and newest first clears the order', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  await renderScreen(`/${creator.username}`, { as: creator });
  // people are not asked to report themselves
  await expect.element(button('Report something')).not.toBeInTheDocument();
  const [first] = await makeQuizzes(creator, 'First');
  const titles = () =>
    page
      .getByRole('main')
      .getByRole('heading', { name: /^(First|Second|Third)$/ })
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(titles).toEqual(['First']);
  await expect.element(button('Arrange')).not.toBeInTheDocument();
  const [second, third] = await makeQuizzes(creator, 'Second', 'Third');
  await expect.poll(titles).toEqual(['Third', 'Second', 'First']);
  await button('Arrange').click();
  await expect.element(page.getByRole('heading', { name: 'What comes first?' })).toHaveFocus();
  await shows(['Third', 'Second', 'First']);
  const up = button('Move “First” up');
  up.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('“First” is now 2 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(up).toHaveFocus();
  await shows(['First', 'Third', 'Second']);
  await button('Done').click();
  await expect.element(page.getByText('Saved! Visitors see the new order within a minute.')).toBeVisible();
  await expect.element(button('Arrange')).toHaveFocus();
  expect(titles()).toEqual(['First', 'Third', 'Second']);
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
  const creator = await backend.makeCreator();
  const codes = await makeQuizzes(creator, 'First', 'Second', 'Third');
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
