import type { Page } from '@playwright/test';
import { isQuizPublic } from './public-copies.ts';
import { answerReady, expect, makeCreator, makeQuiz, signInOn, test, watch } from './support.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const title = (page: Page) => page.getByLabel('Quiz title');

test('a quiz goes from a spicy list to its creator’s page', async ({ page, baseURL }) => {
  const complaints = watch(page);
  const creator = await makeCreator();
  const { username } = creator;
  await makeQuiz(creator, 'know-me', { title: 'An older one' });
  await signInOn(page, creator, '/create-quiz');
  await page.getByRole('link', { name: 'Never Have I Ever' }).click();
  await page.getByRole('link', { name: 'Quick using Template' }).click();
  await page.getByRole('button', { name: 'Spicy 18+' }).click();
  await page.getByRole('button', { name: "Yes, I'm over 18" }).click();
  await page.getByRole('button', { name: 'Quick Random Selection' }).click();
  for (let left = 5; left > 0; left--) await page.getByRole('button', { name: "That's right" }).click();
  await expect(page.getByText('5 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await title(page).fill('Hot or not');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await page.waitForURL(`**/${username}`);
  // in another layout, from its top: what shares the quiz, then the page with the quiz in sight
  await expect(heading(page, 'Your quiz is live!')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await page.getByRole('link', { name: 'See it on your page' }).click();
  await expect(heading(page, creator.name)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const card = page.getByRole('article', { name: 'Hot or not' });
  await expect(card.getByText('New', { exact: true })).toBeInViewport();
  await expect(page.getByText('New', { exact: true })).toHaveCount(1);
  const path = (await card.getByRole('link', { name: 'Take Quiz' }).getAttribute('href')) ?? '';
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
  // visitors are asked their age
  await isQuizPublic(path.split('/').at(-1) ?? '', { category: 'spicy' });
  expect(complaints).toEqual([]);
});

test('two tabs edit one draft, and when it ends in one it ends in the other', async ({ page, context }) => {
  const creator = await makeCreator();
  await signInOn(page, creator, '/create-quiz?type=know-me');
  const second = await context.newPage();
  await second.goto('/create-quiz?type=know-me');
  await expect(title(second)).toBeVisible();
  await title(page).fill('Typed here');
  await expect(title(second)).toHaveValue('Typed here');
  const tapped = (tab: Page) => tab.getByRole('region', { name: 'Question 2' }).getByRole('radio').nth(1);
  await tapped(second).check();
  await expect(tapped(page)).toBeChecked();
  await expect(title(page)).toHaveValue('Typed here');

  await second.getByRole('button', { name: 'Discard draft' }).click();
  await second.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByText('Discarded in another tab')).toBeVisible();
  await page.getByRole('button', { name: 'Start a new one' }).click();
  await title(page).fill('A second try');
  await answerReady(page);
  await second.getByRole('link', { name: 'How Well Do You Know Me' }).click();
  await expect(second.getByText('5 of 5 ready')).toBeVisible();
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await page.waitForURL(`**/${creator.username}`);
  await expect(second.getByText('Saved in another tab')).toBeVisible();
  await second.getByRole('link', { name: 'To your profile' }).click();
  await expect(second.getByText('A second try')).toBeVisible();
});
