import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { expect, makeCreator, makeQuiz, signInOn, target, test } from './support.ts';

test.use({ colorScheme: 'dark' });

/** Returns what a printer gets of the page: its text, and how many sheets. */
async function print(page: Page): Promise<{ text: string; totalPages: number }> {
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return extractText(new Uint8Array(await page.pdf({ format: 'A4' })), { mergePages: true });
}

test("a visitor's pages print their text, in the dark theme, too", async ({ page }) => {
  const creator = await makeCreator();
  const { path } = await makeQuiz(creator, 'know-me', { title: 'Paper and ink' });
  const profile = `/${creator.username}`;
  for (const [address, text] of [
    ['/', 'Score and compete'],
    ['/help', 'Help Center'],
    [profile, 'Paper and ink'],
    [`${profile}/messages`, creator.name],
    [path, 'Paper and ink'],
  ] as const) {
    await page.goto(address);
    expect((await print(page)).text, address).toContain(text);
  }
});

test('a result is one sheet, details of five questions are three at most; an open dialog and a poster print alone', async ({
  page,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me', { title: 'Paper and ink' });
  const { id } = await takeQuiz(target, quiz, quiz.draft, { name: 'Kim', right: 'yyyyn' });
  await page.goto(`/quiz/results/${id}`);
  const result = await print(page);
  expect(result.text).toContain("Kim's Results");
  expect(result.text).not.toContain('Share');
  expect(result.totalPages).toBe(1);
  await signInOn(page, creator);
  await page.goto(`/quiz/${quiz.quizId}/details`);
  await expect(page.getByText('Question by question')).toBeVisible();
  const details = await print(page);
  expect(details.text).toContain('Kim');
  expect(details.totalPages).toBeLessThanOrEqual(3);
  await page.getByText('Kim', { exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const dialog = await print(page);
  expect(dialog.text).toContain('Kim');
  expect(dialog.text).not.toContain('Question by question');
  await page.goBack();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('img', { name: /^QR code of / })).toBeVisible();
  const poster = await print(page);
  expect(poster.text).toContain(quiz.path);
  expect(poster.text).not.toContain('Question by question');
  expect(poster.totalPages).toBe(1);
});
