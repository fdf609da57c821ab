import { closedPaths, paths } from '../../domain/paths.ts';
import { db, stored } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { lineOf, makeOperator, openConsole, report } from './operators.ts';
import { expect, makeCreator, makeQuiz, signInOn, test, watch } from './support.ts';

/** The console for operators: two of them, side by side, and nobody else. */

test('two operators take, decide and hand over without getting in each other’s way', async ({ page, stranger }) => {
  const complaints = watch(page);
  const creator = await makeCreator();
  const { quizId } = await makeQuiz(creator, 'know-me');
  await report({ kind: 'profile', uid: creator.uid }, 'spam', 'It sells things');
  const threat = await report({ kind: 'quiz', quizId }, 'threat', 'Read the second question');
  const [one, other] = [await makeOperator(), await makeOperator()];
  await openConsole(page, one);
  await openConsole(stranger, other);
  await expect(page.getByRole('heading', { name: 'Operator console' })).toBeVisible();
  await expectAccessible(page);

  // a threat comes first, and by keyboard
  const found = lineOf(page, threat);
  await expect(found).toContainText('Urgent');
  await expect(found).toContainText("It's a threat");
  await found.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Quiz' })).toBeFocused();
  await expect(page.getByText('Read the second question')).toBeVisible();
  await page.getByRole('button', { name: 'Take this case' }).click();
  await expect(page.getByText("It's yours until")).toBeVisible();
  await expectAccessible(page);

  await stranger.goto(page.url().replace(/^.*\/operator/, '/operator'));
  await expect(stranger.getByText('is on it until')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Take this case' })).toHaveCount(0);
  await expect(stranger.getByRole('button', { name: 'Remove it' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByLabel('Note for the log').fill('A threat indeed');
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('Removed', { exact: true })).toBeVisible();
  await expect(stranger.getByText('Removed', { exact: true })).toBeVisible();
  await expect(stranger.getByText('A threat indeed')).toBeVisible();
  const { docs } = await db().collection(closedPaths.audit).where('operatorId', '==', one.uid).get();
  expect(docs.map((entry) => entry.get('action')).sort()).toEqual(['claim', 'remove']);
  expect((await stored(paths.quiz(quizId)))?.['isRemoved']).toBe(true);
  expect(complaints).toEqual([]);
});

test('everybody else finds nothing', async ({ page, stranger }) => {
  await page.goto('/operator');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await signInOn(stranger, await makeCreator(), '/operator');
  await expect(stranger.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test.describe('in French, dark, on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });

  test('a creator is suspended and let back; the numbers of each day are there', async ({ page, stranger }) => {
    const creator = await makeCreator();
    const found = await report({ kind: 'profile', uid: creator.uid }, 'bullying', 'Méchant');
    await openConsole(page, await makeOperator(), 'fr');
    await lineOf(page, found).click();
    await page.getByRole('button', { name: 'Prendre ce dossier' }).click();
    await page.getByRole('button', { name: 'Suspendre' }).click();
    await page.getByLabel('Note pour le journal').fill('Encore');
    await page.getByRole('button', { name: 'Suspendre' }).click();
    await expect(page.getByText('a suspendu la personne')).toBeVisible();
    await expectAccessible(page);
    await stranger.goto(`/${creator.username}`);
    await expect(stranger.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('button', { name: 'Suspendus' }).click();
    await page.getByRole('article').filter({ hasText: creator.uid }).getByRole('button', { name: 'Lever' }).click();
    await expect(page.getByRole('article').filter({ hasText: creator.uid })).toHaveCount(0);
    await db().doc(closedPaths.serviceDay('2026-11-22')).set({ day: '2026-11-22', plays: 1234, errors: 5 });
    await page.getByRole('button', { name: 'Chiffres' }).click();
    await expect(page.getByRole('row').filter({ hasText: '22 novembre 2026' })).toContainText('1\u202f234');
    await expectAccessible(page);
    // not from the CDN, which keeps pages for some seconds
    await stranger.goto(`/${creator.username}?again`);
    await expect(stranger.getByRole('heading', { level: 1 })).toContainText(creator.name);
  });
});
