// walks: src/server/
import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { isHydrated, listen } from './hydration.ts';
import { expect, makeCreator, makeQuiz, test } from './support.ts';

/** Holds back a page's scripts, as a slow line does; returns what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => promise.then(() => route.continue()));
  return resolve;
}

test('what this device has begun and opened is restored after hydration, without hydration errors', async ({
  page,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const locked = await makeQuiz(creator, 'two-truths', { isPublic: false, password: 'pancakes' });
  const said = listen(page);

  await page.goto(quiz.path);
  await page.getByLabel('Your name').fill('Kim');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page
    .getByRole('group', { name: /^Question 1/ })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByText('Question 2 of')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Question 2 of')).toBeVisible();

  await page.goto(locked.path);
  await page.getByLabel('Quiz password').fill('pancakes');
  await page.getByRole('button', { name: 'Access Quiz', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: locked.draft.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: locked.draft.title })).toBeVisible();

  await page.goto(`/${creator.username}/messages`);
  // only then is there anything that keeps it
  await isHydrated(page);
  await page.getByRole('textbox').fill('Half a thought');
  // who is probably signed in is led to the editor
  await page.evaluate(([key, hint]) => localStorage.setItem(key, hint), [
    STORAGE_KEYS.sessionHint,
    JSON.stringify({ uid: 'somebody', username: 'else' }),
  ] as const);
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Half a thought');
  await expect(page.getByRole('link', { name: 'Create Your Own Quiz!' })).toHaveAttribute('href', '/create-quiz');
  expect(said).toEqual([]);
});

test('input before hydration is not lost', async ({ page }) => {
  const creator = await makeCreator();
  const { path } = await makeQuiz(creator, 'know-me');
  const locked = await makeQuiz(creator, 'know-me', { isPublic: false, password: 'pancakes' });
  /** Opens an address, does something with what is shown of it, and only then lets its scripts come. */
  const openSlowly = async (address: string, act: () => Promise<void>) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await act();
    release();
  };
  const name = page.getByLabel('Your name');
  const press = page.getByRole('radio', { name: 'Press' });
  await openSlowly('/contact', async () => {
    await name.fill('Early bird');
    await press.check();
    await page.getByRole('button', { name: 'Send message' }).click();
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('whoknows-contact'))).toContain('Early bird');
  await expect(name).toHaveValue('Early bird');
  await expect(press).toBeChecked();
  await expect(page).toHaveURL(/\/contact$/);
  // a name starts the quiz
  await openSlowly(path, () => name.fill('Kim'));
  await expect(page.getByText('3 / 20')).toBeVisible();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByText('Playing as')).toContainText('Kim');
  // a password opens it
  await openSlowly(locked.path, async () => {
    await page.getByLabel('Quiz password').fill('pancakes');
    await page.getByRole('button', { name: 'Access Quiz' }).click();
  });
  await expect(name).toBeVisible();
  // the press came last; the name that was typed before it had its effect, too
  await page.evaluate(() => localStorage.clear());
  await openSlowly(path, async () => {
    await name.fill('Kim');
    await page.getByRole('button', { name: 'Stay Anonymous' }).click();
    await expect(page).toHaveURL(path);
  });
  await expect(page.getByText('Question 1 of')).toBeVisible();
});

test("a page from the browser's cache is shown, and read again", async ({ page }) => {
  const { path } = await makeQuiz(await makeCreator(), 'know-me');
  // as such a page says of itself
  await page.addInitScript(() => Object.assign(performance, { getEntriesByType: () => [] }));
  await page.clock.setFixedTime(Date.now() + 11 * 60_000);
  const reading = page.waitForRequest('**/documents/quizzes/**');
  await page.goto(path);
  await isHydrated(page);
  await reading;
  await expect(page.getByRole('button', { name: 'Stay Anonymous' })).toBeVisible();
});
