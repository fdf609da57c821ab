import { randomUUID } from 'node:crypto';
import { QUIZZES_MAX } from '../../domain/limits.ts';
import { paths } from '../../domain/paths.ts';
import { db, writeAll } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { expect, keepSignedIn, makeCreator, makeQuiz, signInOn, test, watch } from './support.ts';

test('a quiz is duplicated from its menu: nothing is published until it is saved, and a friend can take both', async ({
  page,
  stranger,
}) => {
  const complaints = watch(page);
  const creator = await makeCreator();
  const { draft, quizId, path } = await makeQuiz(creator, 'know-me', { title: 'Spot me' });
  await signInOn(page, creator, '/dashboard?tab=quizzes');
  await page.getByRole('button', { name: 'Actions for Spot me' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate Quiz' }).click();
  await page.waitForURL('**/create-quiz?type=know-me');
  await expect(page.getByLabel('Quiz title')).toHaveValue('Copy of Spot me');
  // reloading finds it again
  await page.reload();
  await expect(page.getByLabel('Quiz title')).toHaveValue('Copy of Spot me');
  const mine = db().collection(paths.quizzes).where('ownerId', '==', creator.uid);
  expect((await mine.get()).size).toBe(1);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Your quiz is live!' })).toBeVisible();

  const { docs } = await mine.get();
  const copy = docs.find(({ id }) => id !== quizId);
  expect([docs.length, copy?.get('title')]).toEqual([2, 'Copy of Spot me']);
  const keyOf = async (code: string) =>
    ((await db().doc(paths.quizKey(code)).get()).get('questions') as { correct: string }[]).map((one) => one.correct);
  expect(await keyOf(copy?.id ?? '')).toEqual(await keyOf(quizId));
  for (const address of [path, `/${creator.username}/${copy?.id}`]) {
    await stranger.goto(address);
    await expect(stranger.getByText(draft.questions.length.toString()).first()).toBeVisible();
    await expect(stranger.getByLabel('Your name')).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test.describe('in French, on a wide, dark screen', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 1440, height: 900 } });

  test('a private quiz is duplicated from its page, without its password; a draft is replaced only after asking', async ({
    page,
  }) => {
    const creator = await makeCreator();
    const { quizId } = await makeQuiz(creator, 'know-me', { title: 'Secret', isPublic: false, password: 'sesame' });
    await keepSignedIn(page, creator);
    await page.addInitScript(() => localStorage.setItem('preferred-language', 'fr'));
    await page.goto('/create-quiz?type=know-me');
    await page.getByLabel('Titre du quiz').fill('À garder');
    await page.goto(`/quiz/${quizId}/details`);
    await page.getByRole('link', { name: 'Dupliquer' }).click();
    await expect(page.getByText('À garder')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Dupliquer le quiz/ }).click();
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page.getByLabel('Titre du quiz')).toHaveValue('Copie de Secret');
    await expect(page.getByLabel('Mot de passe du quiz', { exact: true })).toHaveValue('');
    await page.locator('button[type=submit]').click();
    await expect(page.getByLabel('Mot de passe du quiz', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });
});

test("somebody else's quiz can't be duplicated, and the dashboard says so", async ({ page }) => {
  const creator = await makeCreator();
  const other = await makeQuiz(await makeCreator(), 'know-me');
  await keepSignedIn(page, creator);
  await page.goto(`/create-quiz?copy=${other.quizId}`);
  await page.waitForURL('**/dashboard');
  await expect(page.getByText("That quiz can't be duplicated")).toBeVisible();
});

test('who has as many quizzes as there may be is told so at once', async ({ page }) => {
  const creator = await makeCreator();
  const { quizId } = await makeQuiz(creator, 'know-me');
  // only counted, never shown
  const others = Array.from({ length: QUIZZES_MAX - 1 }, () => [paths.quiz(randomUUID()), { ownerId: creator.uid }]);
  await writeAll(Object.fromEntries(others));
  await keepSignedIn(page, creator);
  await page.goto(`/create-quiz?copy=${quizId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `You have ${QUIZZES_MAX} quizzes, and that's the most`,
  );
  await expect(page.getByRole('link', { name: 'To your quizzes' })).toBeVisible();
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network, a quiz whose answers were here is duplicated at once, and another one when the network is back', async ({
    page,
    context,
  }) => {
    const creator = await makeCreator();
    await makeQuiz(creator, 'know-me', { title: 'Spot me' });
    await signInOn(page, creator, '/dashboard?tab=quizzes');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const duplicate = async () => {
      await page.getByRole('button', { name: 'Actions for Spot me' }).click();
      await page.getByRole('menuitem', { name: 'Duplicate Quiz' }).click();
    };
    await expect(page.getByRole('article', { name: 'Spot me' })).toBeVisible();
    await context.setOffline(true);
    await duplicate();
    await expect(page.getByText("they aren't on this device yet")).toBeVisible();
    await context.setOffline(false);
    // by itself
    await expect(page.getByLabel('Quiz title')).toHaveValue('Copy of Spot me', { timeout: 60_000 });

    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.goto('/dashboard?tab=quizzes');
    await expect(page.getByRole('article', { name: 'Spot me' })).toBeVisible();
    await context.setOffline(true);
    await duplicate();
    await expect(page.getByLabel('Quiz title')).toHaveValue('Copy of Spot me');
    await page.getByRole('button', { name: 'Save Quiz' }).click();
    await expect(page.getByText('Your draft is saved on this device')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save Quiz' }).click();
    await expect(page.getByRole('heading', { name: 'Your quiz is live!' })).toBeVisible();
  });
});
