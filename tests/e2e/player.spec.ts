import type { Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { answerAllButLast, expectCount, lastAnswer, responsesTo, wrongLastAnswer } from './submissions.ts';
import { expect, makeCreator, makeQuiz, openMore, test, watch } from './support.ts';

// what they would need without a network has come before
test.use({ savesData: false });

const board = (page: Page) => page.getByRole('region', { name: 'Scoreboard' });
const rows = (page: Page) => board(page).getByRole('listitem');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('two friends play by a link: a lost answer counts once, each has a place, and what one deletes disappears for the other', {
  tag: '@gate',
}, async ({ page, stranger }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const complaints = watch(stranger);
  // the first answer of the server is lost on the way, although it has stored the response
  let lost = 0;
  await page.route('**/api/responses', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await answerAllButLast(page, quiz, 'Noa');
  await wrongLastAnswer(page, quiz).click();
  await expect(board(page).getByRole('heading')).toHaveText("You're the first one here!");
  await expect(rows(page)).toHaveText([/^Place 1Noa\s*You\s*80%/]);
  expect(lost).toBe(1);
  expect(await responsesTo(quiz.quizId)).toHaveLength(1);
  await expectCount(paths.listing(creator.uid), `plays.${quiz.quizId}`, 1);

  await answerAllButLast(stranger, quiz, 'Kim');
  await lastAnswer(stranger, quiz).click();
  await expect(board(stranger).getByRole('heading')).toHaveText("You're 1st of 2");
  await expect(rows(stranger)).toHaveText([/^Place 1Kim\s*You\s*100%/, /^Place 2Noa\s*80%/]);
  // somebody else with the link reads that it isn't theirs
  await page.goto(stranger.url());
  await expect(board(page).getByRole('heading')).toHaveText('1st of 2');
  await expect(page.locator('[aria-current=true]')).toHaveText(/^Place 1Kim\s*This result\s*100%/);

  expect(complaints).toEqual([]);
  await openMore(stranger);
  await stranger.getByRole('link', { name: 'Delete what I sent' }).click();
  await stranger.getByRole('button', { name: 'Delete for good' }).click();
  await expect(title(stranger)).toHaveText('Your answers are gone');
  // at once: no task is waited for
  await page.goto(`${quiz.path}#scoreboard`);
  await expect(board(page).getByRole('heading', { name: '1 player' })).toBeVisible();
  await expect(rows(page)).toHaveText([/^Place 1Noa\s*80%/]);
  await expect(page.getByText('Kim')).toHaveCount(0);
});
