import { referenceTo } from '../../domain/moderation/objection.ts';
import { paths } from '../../domain/paths.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { answerAllButLast, lastAnswer } from './handing-in.ts';
import { lineOf, makeOperator, openConsole, report } from './operators.ts';
import { openUntil } from './public-copies.ts';
import { expect, makeCreator, makeQuiz, signInOn, test, watch } from './support.ts';

test('a creator learns why a quiz was removed and objects; an operator puts it back, and a visitor plays it', async ({
  page,
  stranger,
  browser,
  contextOptions,
}) => {
  const complaints = [watch(page), watch(stranger)];
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const { title } = quiz.draft;
  const id = await report({ kind: 'quiz', quizId: quiz.quizId }, 'spam', 'It sells things');
  await signInOn(stranger, creator);
  await openConsole(page, await makeOperator());
  await page.goto(`/operator?case=${encodeURIComponent(`report:${id}`)}`);
  await page.getByRole('button', { name: 'Take this case' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  // whoever reported it was wrong about why
  await page.getByLabel('The reason the creator reads').selectOption('bullying');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Remove it' }).click();

  // what, why and when, on the dashboard and with the quiz
  const notice = stranger.getByRole('region', { name: 'News from our moderators' });
  await expect(notice).toContainText(`We removed your quiz “${title}”.`);
  await expect(notice).toContainText(/Why: bullying\. Someone reported it, .* decided on \d+ \w+ \d{4}\./);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toHaveCount(0);
  await stranger.goto('/dashboard?tab=quizzes');
  const card = stranger.getByRole('article', { name: title });
  await expect(card).toContainText('Removed');
  await expect(card).toContainText('Why: bullying.');
  for (const name of [/Share/, /Copy/]) await expect(card.getByRole('button', { name })).toHaveCount(0);
  await expectAccessible(stranger);
  await card.getByRole('button', { name: /actions/i }).click();
  await expect(stranger.getByRole('menuitem')).toHaveText(['View Details', 'Delete Quiz']);
  await stranger.keyboard.press('Escape');
  const context = await browser.newContext(contextOptions);
  const visitor = await context.newPage();
  await openUntil(visitor, quiz.path, () =>
    expect(visitor.getByRole('heading', { name: 'This quiz was removed' })).toBeVisible({ timeout: 1_000 }),
  );

  await card.getByRole('link', { name: 'Think we got it wrong? Write to us' }).click();
  await expect(stranger.getByLabel('Subject')).toHaveValue('I object to a decision');
  const message = stranger.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(new RegExp(`${referenceTo(id).replaceAll(/[[\].]/g, '\\$&')}`));
  await message.press('ControlOrMeta+End');
  await message.pressSequentially('It is about my own dog.');
  await stranger.getByLabel('Your name').fill(creator.name);
  await stranger.getByLabel('Your email').fill(creator.email);
  await stranger.getByRole('button', { name: 'Send message' }).click();

  // the objection is a case, and leads to the decision
  const requests = db().collection(paths.contactRequests).where('email', '==', creator.email);
  await expect.poll(async () => (await requests.get()).size).toBe(1);
  const [request] = (await requests.get()).docs;
  await page.goto('/operator');
  await lineOf(page, request?.id ?? '').click();
  await expect(page.getByText('It is about my own dog.')).toBeVisible();
  await page.getByRole('link', { name: "The decision it's about" }).click();
  await page.getByRole('button', { name: 'Put back' }).click();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByText('This is needed.')).toBeVisible();
  await page.getByLabel('Note for the log').fill('A dog can be teased');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByText('put it back')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put back' })).toHaveCount(0);

  await stranger.goto('/dashboard?tab=quizzes');
  await expect(notice).toContainText(`Your quiz “${title}” is back.`);
  await expect(card).not.toContainText('Removed');
  await expect(card.getByRole('button', { name: /Share/ })).toBeVisible();
  await openUntil(visitor, quiz.path, () => expect(visitor.getByLabel('Your name')).toBeVisible({ timeout: 1_000 }));
  await answerAllButLast(visitor, quiz, 'Noa');
  await lastAnswer(visitor, quiz).click();
  await expect(visitor).toHaveURL(/\/quiz\/results\//);
  await context.close();
  expect(complaints).toEqual([[], []]);
});
