import { SUBMIT_PATIENCE_MS } from '../../domain/limits.ts';
import { paths } from '../../domain/paths.ts';
import type { QuizDraft } from '../../domain/quiz/draft.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { isAhead, TROUBLE } from './handing-in.ts';
import { openUntil } from './public-copies.ts';
import { expect, makeCreator, makeQuiz, test, watch } from './support.ts';

/** The answers of a know-me question in the order they are shown. */
const optionsOf = (draft: QuizDraft, index: number): readonly string[] => {
  const question = draft.questions[index];
  return question && 'options' in question ? question.options : [];
};

test('right and wrong are told for 2.5 seconds with the buttons disabled', async ({ page }) => {
  const { path, draft } = await makeQuiz(await makeCreator(), 'two-truths');
  const complaints = watch(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'Stay Anonymous' }).click();
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await expect(page.getByText('Anonymous User')).toBeVisible();
  const first = draft.questions[0];
  if (!first || !('lie' in first)) throw new Error('The demo quiz has changed its type.');
  await page.getByRole('button', { name: first.lie }).click();
  await expect(page.getByText('Correct!')).toBeVisible();
  await expect(page.getByRole('button', { name: first.truth1 })).toBeDisabled();
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  const second = draft.questions[1];
  if (!second || !('lie' in second)) throw new Error('The demo quiz has changed its type.');
  await page.getByRole('button', { name: second.truth1 }).click();
  await expect(page.getByText('Wrong!')).toBeVisible();
  await expect(page.getByText('Question 3 of 5')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('played by keyboard, one step back and on; a reload in the middle goes on where it was', async ({ page }) => {
  const creator = await makeCreator();
  const { path, draft } = await makeQuiz(creator, 'know-me');
  const [first] = draft.questions;
  if (!first || !('options' in first)) throw new Error('The demo quiz has changed its type.');
  const sent = page.waitForRequest('**/api/responses');
  await page.goto(path);
  await page.getByLabel('Your name').fill('Robin');
  await page.keyboard.press('Control+Enter');
  const press = async (key: string, position: string) => {
    const answers = page.getByRole('group', { name: position, exact: true });
    await expect(answers.getByRole('button').first()).toBeEnabled();
    await page.keyboard.press(key);
  };
  await expect(page.getByText('Zoe asks')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await press('Control+b', 'Question 1 of 5');
  await press('b', 'Question 1 of 5');
  await press('1', 'Question 2 of 5');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
  await page.getByRole('button', { name: 'Previous question' }).click();
  await page.getByRole('button', { name: 'Previous question' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.question);
  await expect(page.getByRole('button', { name: 'Previous question' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Leave quiz' })).toHaveAttribute('href', `/${creator.username}`);
  await press('d', 'Question 1 of 5');
  await press('1', 'Question 2 of 5');
  await expect(page.getByText('Question 3 of 5')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Question 3 of 5')).toBeVisible();
  await expect(page.getByText('Robin')).toBeVisible();
  for (const position of [3, 4, 5]) await press('4', `Question ${position} of 5`);
  const { answers } = (await sent).postDataJSON() as { answers: { given: string }[] };
  expect(answers.map(({ given }, index) => optionsOf(draft, index).indexOf(given))).toEqual([3, 0, 3, 3, 3]);
});

test('answers survive a broken connection and count once', async ({ page, context }) => {
  const creator = await makeCreator();
  const { path, draft } = await makeQuiz(creator, 'know-me');
  await page.goto(path);
  await page.getByRole('button', { name: 'Stay Anonymous' }).click();
  // the first answer of the server is lost on the way, although it has stored the response
  let lost = 0;
  await page.route('**/api/responses', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  for (const question of draft.questions) {
    if ('options' in question)
      await page.getByRole('button', { name: question.options[question.correctAnswer ?? 0] ?? '' }).click();
  }
  await expect(page.getByText('Submitting your answers...')).toBeVisible();
  await page.waitForURL('**/quiz/results/*');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results');
  expect(lost).toBe(1);
  // counted once, by the recount that follows within seconds
  const profile = await context.newPage();
  const players = profile.locator('dl > div').filter({ hasText: 'Players' });
  await openUntil(profile, `/${creator.username}`, () => expect(players).toHaveText('Players1', { timeout: 1000 }));
});

test('the gate of a private quiz: empty, wrong, right', async ({ page }) => {
  const { path } = await makeQuiz(await makeCreator(), 'never-have-i-ever', { isPublic: false, password: 'pancakes' });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Private Quiz Access' })).toBeVisible();
  await expect(page.getByText("Zoe's private quiz")).toBeVisible();
  await page.getByRole('button', { name: 'Access Quiz' }).click();
  await expect(page.getByText('Please enter the quiz password')).toBeVisible();
  await page.getByLabel('Quiz password').fill('waffles');
  await expect(page.getByText('Please enter the quiz password')).toBeHidden();
  await page.getByRole('button', { name: 'Access Quiz' }).click();
  await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible();
  await page.getByLabel('Quiz password').fill(' pancakes ');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Quiz password')).toHaveAttribute('type', 'text');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Access Quiz' }).click();
  await expect(page.getByRole('button', { name: 'Stay Anonymous' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Stay Anonymous' })).toBeVisible();
});

test('a quiz that is not there, and one under another name', async ({ page }) => {
  const { quizId } = await makeQuiz(await makeCreator(), 'know-me');
  await page.goto('/nobodyhere/zzzzzzz2');
  await expect(page.getByText("This quiz doesn't exist or is no longer available.")).toBeVisible();
  await page.goto(`/nobodyhere/${quizId}`);
  await page.waitForURL('**/404');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test('a spicy quiz asks for the age first', async ({ page }) => {
  const { path } = await makeQuiz(await makeCreator(), 'never-have-i-ever', { category: 'spicy' });
  await page.goto(path);
  await page.getByRole('button', { name: 'Stay Anonymous' }).click();
  await expect(page.getByText("Zoe's quiz is 18+")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: "No, I'm under 18" }).click();
  await expect(page.getByText('This quiz is only for people over 18.')).toBeFocused();
  await expect(page.getByText('Question 1 of 5')).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Stay Anonymous' }).click();
  await page.getByRole('button', { name: "Yes, I'm over 18" }).click();
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await expect(page.getByText('Never have I ever...')).toBeVisible();
  // what was told cannot be taken back
  await page.getByRole('button', { name: 'I Have', exact: true }).click();
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous question' })).toBeHidden();
});

test('every screen of a quiz is accessible, and answers that did not get through are kept', async ({ page }) => {
  const { path, draft } = await makeQuiz(await makeCreator(), 'two-truths');
  await page.clock.install();
  await page.goto(path);
  await page.getByLabel('Your name').fill(' \u200b\u2800 ');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeDisabled();
  await page.getByLabel('Your name').fill('Robin');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  const error = { code: 'internal', message: '', requestId: 'ab12cd34' };
  await page.route('**/api/responses', (route) => route.fulfill({ status: 500, json: { ok: false, error } }));
  for (const [index, question] of draft.questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 5`)).toBeVisible();
    await page.clock.runFor(300); // until then a second tap on the button before must not answer
    if ('lie' in question)
      await page.getByRole('button', { name: index === 0 ? question.truth1 : question.lie }).click();
    await expect(page.getByText(index === 0 ? 'Wrong!' : 'Correct!')).toBeVisible();
    if (index === 0) await expectAccessible(page);
    await page.clock.runFor(2500);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submitting your answers...');
  await page.clock.runFor(SUBMIT_PATIENCE_MS);
  await page.waitForURL('**/quiz/results/*', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting to be sent');
  await expect(page.getByText(`${TROUBLE} We keep trying, you don't have to do anything.`)).toBeVisible();
  await page.getByRole('button', { name: 'Take a look' }).click();
  await page.getByText('What you wrote').click();
  await expect(page.getByRole('dialog').getByText('Robin')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Code: ab12cd34')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/responses');
  await page.reload();
  await expect(page.getByText('4 out of 5 correct')).toBeVisible();
});

test('a quiz without questions, and one that is gone', async ({ page }) => {
  const creator = await makeCreator();
  const { path, quizId } = await makeQuiz(creator, 'know-me');
  await db().doc(paths.quiz(quizId)).update({ questions: [] });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No questions found in this quiz.');
  await expectAccessible(page);
  await db().doc(paths.quiz(quizId)).delete();
  // the CDN still has the page at its first address
  await page.goto(`${path}?again`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiz not found');
  await expect(page.getByRole('link', { name: "See Zoe's other quizzes" })).toHaveAttribute(
    'href',
    `/${creator.username}`,
  );
  await expectAccessible(page);
});

test('answers finished offline go out by themselves when the network is back', async ({ page, context }) => {
  const { path, draft } = await makeQuiz(await makeCreator(), 'know-me');
  await page.goto(path);
  await page.getByRole('button', { name: 'Stay Anonymous' }).click();
  await isAhead(page, 'results');
  await context.setOffline(true);
  for (const question of draft.questions) {
    if ('options' in question)
      await page.getByRole('button', { name: question.options[question.correctAnswer ?? 0] ?? '' }).click();
  }
  await page.waitForURL('**/quiz/results/*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting to be sent');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results');
});
