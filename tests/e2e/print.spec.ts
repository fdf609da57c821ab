import { extractText } from 'unpdf';
import { answerAllButLast, lastAnswer } from './submissions.ts';
import { expect, makeCreator, makeQuiz, signInOn, test } from './support.ts';

test.use({ colorScheme: 'dark' });

test('one page of each kind prints its text, in the dark theme, too; a poster prints alone', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me', { title: 'Paper and ink' });
  const textOf = async (address: string) => {
    if (address) await page.goto(address);
    await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })), { mergePages: true });
    return text;
  };
  const profile = `/${creator.username}`;
  expect(await textOf('/')).toContain('Score and compete');
  expect(await textOf('/help')).toContain('Help Center');
  expect(await textOf(profile)).toContain('Paper and ink');
  expect(await textOf(`${profile}/messages`)).toContain(creator.name);
  expect(await textOf(quiz.path)).toContain('Paper and ink');
  await answerAllButLast(page, quiz, 'Kim');
  await lastAnswer(page, quiz).click();
  await page.waitForURL('**/quiz/results/*');
  const printed = await textOf('');
  expect(printed).toContain("Kim's Results");
  expect(printed).not.toContain('Share');
  await signInOn(page, creator);
  expect(await textOf('/dashboard')).toContain('Total Responses');
  expect(await textOf(`/quiz/${quiz.quizId}/details`)).toContain('Question by question');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('img', { name: /^QR code of / })).toBeVisible();
  const poster = await textOf('');
  expect(poster).toContain(quiz.path);
  expect(poster).not.toContain('Question by question');
});
