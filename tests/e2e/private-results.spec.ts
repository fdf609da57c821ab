import type { Page } from '@playwright/test';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { expectAccessible } from './axe.ts';
import { type Creator, expect, makeCreator, makeQuiz, signInOn, target, test, watch } from './support.ts';

const SECRET = { title: 'Between us', isPublic: false, password: 'pancakes' };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const closedNote = (page: Page) => page.getByText(/^This quiz is private, so its questions/);

/** A private quiz with the answers of somebody, one of them wrong; the words that are not for everybody. */
async function makeResult(creator: Creator) {
  const quiz = await makeQuiz(creator, 'know-me', SECRET);
  const { id, answers } = await takeQuiz(target, quiz, quiz.draft, { name: 'Noa', right: 'nyyyy' });
  const given = answers.map((answer) => answer.given);
  return { quiz, id, given, prompts: answers.map(({ prompt }) => prompt), right: answers[0]?.correct ?? '' };
}

async function unlock(page: Page): Promise<void> {
  await page.getByLabel('Quiz password').fill(SECRET.password);
  await button(page, 'Access Quiz').click();
  await expect(page.getByRole('heading', { level: 1, name: SECRET.title })).toBeVisible();
}

test('a stranger sees the score and what was answered; with the password, the rest', async ({ page }) => {
  const creator = await makeCreator();
  const { id, given, prompts, right } = await makeResult(creator);
  const complaints = watch(page);
  const replies: Promise<string>[] = [];
  page.on('response', (reply) => {
    if (reply.url().includes('/documents/') || reply.request().isNavigationRequest()) replies.push(reply.text());
  });
  await page.goto(`/quiz/results/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Noa's Results");
  await expect(page.getByText('4 out of 5 correct')).toBeVisible();
  await expect(closedNote(page)).toContainText('stay between Zoe and friends who have the password');
  const list = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'What they answered' }).first();
  await expect(list.getByRole('listitem')).toHaveText(given.map((answer, index) => `${index + 1}.${answer}`));
  for (const prompt of prompts) await expect(page.getByText(prompt)).toHaveCount(0);
  await expect(page.getByText(right, { exact: true })).toHaveCount(0);
  page.removeAllListeners('response');
  const read = (await Promise.all(replies)).join('\n');
  expect(read).toContain('Noa');
  for (const words of [...prompts, right]) expect(read).not.toContain(words);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Open the quiz' }).click();
  await unlock(page);
  await page.goto(`/quiz/results/${id}`);
  await expect(page.getByText(prompts[0] ?? '')).toBeVisible();
  await expect(closedNote(page)).toHaveCount(0);
  // they could still play
  await expect(page.getByText(right, { exact: true })).toHaveCount(0);
  await button(page, 'Show the answers').click();
  await expect(page.getByText(right, { exact: true })).toBeVisible();
  expect(complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
});

test('in French, too', async ({ page }) => {
  const { id } = await makeResult(await makeCreator());
  await page.goto(`/quiz/results/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Français' }).click();
  await expect(page.getByText(/^Ce quiz est privé/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ouvrir le quiz' })).toBeVisible();
});

test("the player's own device keeps all of it", async ({ page }) => {
  const { quiz, prompts } = await makeResult(await makeCreator());
  await page.goto(quiz.path);
  await unlock(page);
  await button(page, 'Stay Anonymous').click();
  for (const question of quiz.draft.questions) {
    if ('options' in question) await button(page, question.options[0] ?? '').click();
  }
  await page.waitForURL('**/quiz/results/*');
  await expect(page.getByText(prompts[0] ?? '')).toBeVisible();
  // as if the access had run out long ago
  await page.evaluate((code) => localStorage.removeItem(`whoknows-pass-${code}`), quiz.quizId);
  await page.goto(page.url());
  await page.reload();
  await expect(page.getByText(prompts[0] ?? '')).toBeVisible();
  await expect(closedNote(page)).toHaveCount(0);
});

test('the owner has all of it, on the page and in the dashboard', async ({ page }) => {
  const creator = await makeCreator();
  const { id, prompts, right } = await makeResult(creator);
  await signInOn(page, creator, '/dashboard?tab=responses');
  await button(page, /Noa/).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toContainText(prompts[0] ?? '');
  await expect(dialog.getByRole('listitem').first()).toContainText(`Right answer: ${right}`);
  await page.goto(`/quiz/results/${id}`);
  await expect(page.getByText(prompts[0] ?? '')).toBeVisible();
  await expect(page.getByText(right, { exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /Total Responses/ })).toContainText('1');
});
