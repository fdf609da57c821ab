import { paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../testing/backend.ts';
import { isListed } from '../testing/public-copies.ts';
import { goTo, renderScreen, reopen } from '../testing/render-screen.tsx';

test("a creator's page links to the scoreboard of a quiz, which the creator turns off beside the visibility", async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  const { quizId } = quiz;
  await backend.takeQuiz(quiz, { name: 'Ada', right: 'yyyyy' });
  await isListed(creator, 1);
  await renderScreen(`/${creator.username}`, { as: creator, scheme: 'dark' });
  await page.getByRole('article').getByRole('link', { name: 'Scoreboard' }).click();
  const rows = page.getByRole('region', { name: 'Scoreboard' }).getByRole('listitem');
  await expect.element(rows).toMatchTextContent(/^Place 1Ada\s*100%/);

  const address = `/create-quiz?edit=${quizId}`;
  goTo(address);
  const box = page.getByRole('checkbox', { name: /^Scoreboard/ });
  await page.getByText('Who can play').click();
  await expect.element(box).toBeChecked();
  await box.click();
  await expect.element(page.getByText('Nobody sees how others did, except you.')).toBeVisible();
  reopen(address);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Who can play').click();
  await expect.element(box).not.toBeChecked();
  await page.getByRole('button', { name: 'Update Quiz' }).click();
  await expect.poll(async () => (await backend.read(paths.quiz(quizId)))?.['hasBoard']).toBe(false);
  expect(await backend.read(paths.quiz(quizId))).not.toHaveProperty('best');
});
