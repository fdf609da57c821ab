import type { Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { isListed, openUntil } from './public-copies.ts';
import { type Creator, expect, keepSignedIn, makeCreator, makeQuiz, signInOn, test, watch } from './support.ts';

/** A creator with three public quizzes, and a private one. */
async function makeFour() {
  const creator = await makeCreator();
  for (const title of ['First', 'Second', 'Third']) await makeQuiz(creator, 'know-me', { title });
  await makeQuiz(creator, 'know-me', { title: 'Secret', isPublic: false, password: 'sesame' });
  await isListed(creator.username, 3);
  return creator;
}

/** As somebody whom the device remembers from the dashboard. */
async function openOwnPage(page: Page, creator: Creator) {
  await signInOn(page, creator);
  await page.goto(`/${creator.username}`);
}

const arranged = (page: Page) => page.locator('ol > li strong');
const cards = (page: Page) => page.getByRole('article').getByRole('heading');
const seenBy = (page: Page, username: string, titles: string[]) =>
  openUntil(page, `/${username}`, () => expect(cards(page)).toHaveText(titles, { timeout: 1000 }));

test.use({ colorScheme: 'light' });

test('a creator moves quizzes by keyboard, and a visitor sees the new order', async ({ page, stranger }) => {
  const complaints = watch(page);
  const creator = await makeFour();
  await seenBy(stranger, creator.username, ['Third', 'Second', 'First']);
  await openOwnPage(page, creator);
  await page.getByRole('button', { name: 'Arrange' }).click();
  await expect(page.getByRole('heading', { name: 'What comes first?' })).toBeFocused();
  await expect(arranged(page)).toHaveText(['Third', 'Second', 'First']);
  const up = page.getByRole('button', { name: 'Move “First” up' });
  await up.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '“First” is now 2 of 3' })).toHaveCount(1);
  await expect(up).toBeFocused();
  await up.press('Enter');
  await up.press('Enter');
  await expect(up).toBeFocused();
  await expect(arranged(page)).toHaveText(['First', 'Third', 'Second']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Saved! Visitors see the new order within a minute.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Arrange' })).toBeFocused();
  await seenBy(stranger, creator.username, ['First', 'Third', 'Second']);
  await stranger.goto(`/${creator.username}/howwell?again`);
  await expect(cards(stranger)).toHaveText(['First', 'Third', 'Second']);

  // cancelled, nothing is saved; newest first is no order
  await page.getByRole('button', { name: 'Arrange' }).click();
  await page.getByRole('button', { name: 'Move “Second” to the top' }).click();
  await expect(arranged(page)).toHaveText(['Second', 'First', 'Third']);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Arrange' }).click();
  await expect(arranged(page)).toHaveText(['First', 'Third', 'Second']);
  await page.getByRole('button', { name: 'Newest first' }).click();
  await expect(arranged(page)).toHaveText(['Third', 'Second', 'First']);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(async () => (await db().doc(paths.quizOrder(creator.uid)).get()).data()).toEqual({ codes: [] });
  expect(complaints).toEqual([]);
});

test.describe('in French, on a wide, dark screen', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 1440, height: 900 } });

  test('quizzes are arranged without a network; one that goes meanwhile goes from the list', async ({
    page,
    context,
  }) => {
    const creator = await makeFour();
    await keepSignedIn(page, creator);
    await page.addInitScript(() => localStorage.setItem('preferred-language', 'fr'));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('whoknows-session'))).not.toBeNull();
    await page.goto(`/${creator.username}`);
    await page.getByRole('button', { name: 'Ranger' }).click();
    await expect(arranged(page)).toHaveText(['Third', 'Second', 'First']);
    const { docs } = await db().collection(paths.quizzes).where('ownerId', '==', creator.uid).get();
    await docs.find((quiz) => quiz.get('title') === 'Second')?.ref.delete();
    await page.getByRole('button', { name: /First.* tout en haut/ }).click();
    await expect(arranged(page)).toHaveText(['First', 'Third'], { timeout: 15_000 });
    await expectAccessible(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Terminé' }).click();
    await expect(page.getByText('Gardé sur cet appareil')).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Ranger' }).click();
    await expect(arranged(page)).toHaveText(['First', 'Third']);
    await context.setOffline(false);
    const first = docs.find((quiz) => quiz.get('title') === 'First')?.id;
    await expect
      .poll(async () => (await db().doc(paths.quizOrder(creator.uid)).get()).get('codes'), { timeout: 30_000 })
      .toEqual([first, docs.find((quiz) => quiz.get('title') === 'Third')?.id]);
  });
});
