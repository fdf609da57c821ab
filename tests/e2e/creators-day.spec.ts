import { takeQuiz } from '../../scripts/seed/client.ts';
import { write } from './offline.ts';
import { expect, goWithin, makeCreator, makeQuiz, signInOn, target, test, watch } from './support.ts';

test('a creator’s day: figures, messages and answers update live while somebody plays', { tag: '@gate' }, async ({
  page,
}) => {
  const complaints = watch(page);
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const take = (name: string) => takeQuiz(target, quiz, quiz.draft, { name, right: 'yyynn' });
  await signInOn(page, creator);
  const card = (label: string) => page.getByRole('region', { name: 'Your numbers' }).getByText(label).locator('..');
  await expect(card('Total Quizzes')).toContainText('1');
  await expect(card('Total Responses')).toContainText('0');

  for (const name of ['Ann', 'Ben', 'Cem', 'Dee', 'Eli', 'Fay']) await take(name);
  await expect(card('Total Responses')).toContainText('6');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  // views are not counted yet, and say so: 6 × 2.5
  await expect(card('Profile Views')).toContainText('15');
  await expect(card('Profile Views')).toContainText('Estimate');
  await expect(page.getByRole('button', { name: /3 of 5 right$/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Fay/ })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Activity level' })).toHaveAttribute('aria-valuenow', '30');

  await expect(page.getByRole('heading', { name: 'Fay got 3 of 5' })).toBeVisible();
  await write(creator, 'You are the best.');
  await expect(card('Messages')).toContainText('1 new');
  // what is being read stays open when newer ones push it off the short list
  await page.getByRole('button', { name: 'Break the seal' }).click();
  await expect(page.getByRole('dialog')).toContainText('You are the best.');
  for (const text of ['Second', 'Third', 'Fourth']) await write(creator, text);
  await expect(page.getByText('Sealed message')).toHaveCount(3);
  await expect(page.getByRole('dialog')).toContainText('You are the best.');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('You are the best.')).toBeHidden();

  await goWithin(page, '/dashboard?tab=profile');
  await expect(page.getByRole('listitem').filter({ hasText: 'First guess' })).toContainText('Reached');
  await expect(page.getByRole('listitem').filter({ hasText: 'Crowd puller' })).toContainText('6 of 25');

  // what is chosen in a list, an open response and what was looked at are there after a reload
  await goWithin(page, '/dashboard?tab=responses&level=middle&since=week');
  await page.getByRole('button', { name: /^Fay/ }).click();
  await page.reload();
  await expect(page.getByRole('dialog', { name: "Fay's answers" })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Filter (2 active)' })).toBeVisible();
  expect(complaints).toEqual([]);
});
