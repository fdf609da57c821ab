import { paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../testing/backend.ts';
import { isListed } from '../testing/public-copies.ts';
import { renderScreen, reopen } from '../testing/render-screen.tsx';

/** Makes a quiz that Ada has played. */
async function makePlayed() {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  await backend.takeQuiz(quiz, { name: 'Ada', right: 'yyyyy' });
  return { creator, quizId: quiz.quizId };
}

test("a creator's page links to the scoreboard of a quiz", async () => {
  const { creator } = await makePlayed();
  await isListed(creator, 1);
  await renderScreen(`/${creator.username}`, { scheme: 'dark' });
  await page.getByRole('article').getByRole('link', { name: 'Scoreboard' }).click();
  const rows = page.getByRole('region', { name: 'Scoreboard' }).getByRole('listitem');
  await expect.element(rows).toMatchTextContent(/^Place 1Ada\s*100%/);
});

test('creators turn it off beside the visibility, and the setting is there when they return', async () => {
  const { creator, quizId } = await makePlayed();
  const address = `/create-quiz?edit=${quizId}`;
  await renderScreen(address, { as: creator, size: 'desk' });
  const box = page.getByRole('checkbox', { name: /^Scoreboard/ });
  const isPublic = page.getByRole('checkbox', { name: /^Public quiz/ });
  await page.getByText('Who can play').click();
  await expect.element(box).toBeChecked();
  await box.click();
  await expect.element(page.getByText('Nobody sees how others did, except you.')).toBeVisible();
  reopen(address);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Who can play').click();
  await expect.element(box).not.toBeChecked();
  await isPublic.click();
  await expect.element(box).not.toBeInTheDocument();
  await isPublic.click();
  await expect.element(box).not.toBeChecked();
  await page.getByRole('button', { name: 'Update Quiz' }).click();
  await expect.poll(async () => (await backend.read(paths.quiz(quizId)))?.['hasBoard']).toBe(false);
  expect(await backend.read(paths.quiz(quizId))).not.toHaveProperty('best');
});
