import { takeQuiz } from '../../scripts/seed/client.ts';
import { expect, goWithin, makeCreator, makeQuiz, openMore, target, test } from './support.ts';

test("a stranger sees the score and the given answers of a private quiz's result; with the password, the rest", async ({
  page,
}) => {
  const secret = { title: 'Between us', isPublic: false, password: 'pancakes' };
  const quiz = await makeQuiz(await makeCreator(), 'know-me', secret);
  const { id, answers } = await takeQuiz(target, quiz, quiz.draft, { name: 'Noa', right: 'nyyyy' });
  const [prompts, right] = [answers.map(({ prompt }) => prompt), answers[0]?.correct ?? ''];
  const replies: Promise<string>[] = [];
  page.on('response', (reply) => {
    if (reply.url().includes('/documents/') || reply.request().isNavigationRequest()) replies.push(reply.text());
  });
  await page.goto(`/quiz/results/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Noa's Results");
  await expect(page.getByText('4 out of 5 correct')).toBeVisible();
  await openMore(page);
  const closedNote = page.getByText(/^This quiz is private, so its questions/);
  await expect(closedNote).toContainText('stay between Zoe and friends who have the password');
  const list = page.locator('section').filter({ hasText: 'What they answered' }).first();
  await expect(list.getByRole('listitem')).toHaveText(answers.map(({ given }, index) => `${index + 1}.${given}`));
  page.removeAllListeners('response');
  const read = (await Promise.all(replies)).join('\n');
  expect(read).toContain('Noa');
  for (const words of [...prompts, right]) {
    expect(read).not.toContain(words);
    await expect(page.getByText(words, { exact: true })).toHaveCount(0);
  }

  await page.getByRole('link', { name: 'Open the quiz' }).click();
  await page.getByLabel('Quiz password').fill(secret.password);
  await page.getByRole('button', { name: 'Access Quiz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: secret.title })).toBeVisible();
  await goWithin(page, `/quiz/results/${id}`);
  await openMore(page);
  await expect(page.getByText(prompts[0] ?? '')).toBeVisible();
  await expect(closedNote).toHaveCount(0);
  // they could still play
  await expect(page.getByText(right, { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the answers' }).click();
  await expect(page.getByText(right, { exact: true })).toBeVisible();
});
