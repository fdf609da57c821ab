import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { expect, makeCreator, makeQuiz, test } from './support.ts';

test.use({ colorScheme: 'dark' });

/** Returns what a printer gets of the page. */
async function printed(page: Page): Promise<string> {
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })), { mergePages: true });
  return text;
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
    expect(await printed(page), address).toContain(text);
  }
});
