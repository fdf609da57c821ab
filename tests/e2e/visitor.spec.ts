import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { expectAccessible } from './axe.ts';
import { expect, makeCreator, makeQuiz, target, test, watch } from './support.ts';

const SEEN = '**/api/collect-tracking-data';
/** The row of a panel by its label. */
const row = (page: Page, label: string) =>
  page
    .getByRole('dialog')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) });
const inFrench = (page: Page) => page.addInitScript((key) => localStorage.setItem(key, 'fr'), STORAGE_KEYS.language);

test('before sending a message, the server says what will be seen: when asked, and not before', async ({ page }) => {
  const creator = await makeCreator();
  const complaints = watch(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/collect-tracking-data|tracking-(panel|list)/.test(request.url())) asked.push(request.url());
  });
  const address = `/${creator.username}/anonymous-messages`;
  await page.goto(address);
  await page.getByRole('textbox').fill('Half a thought');
  await expect(
    page.getByText("Zoe can see your IP address, what device you're on and roughly where you are."),
  ).toBeVisible();
  expect(asked).toEqual([]);

  const button = page.getByRole('button', { name: 'What Zoe will see' });
  await button.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'What Zoe will see' });
  await expect(sheet.getByText('This is exactly what gets stored if you send now.')).toBeVisible();
  await expect(sheet.getByText(/^Chrome \d+/)).toBeVisible(); // the browser does not say so itself, the server reads it
  await expect(sheet.getByText('390 × 844').first()).toBeVisible();
  await expect(sheet.getByText('127.0.0.1')).toBeVisible();
  await expect(sheet.getByText("Only Zoe can see this, and it's deleted after 180 days.")).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/api/collect-tracking-data'))).toHaveLength(1);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(row(page, 'Browser')).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await button.click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(address);
  await expect(page.getByRole('textbox')).toHaveValue('Half a thought');
  expect(complaints).toEqual([]);
});

test('before a quiz, a server that does not answer gives way to what the browser says', async ({ page }) => {
  const { path } = await makeQuiz(await makeCreator(), 'know-me');
  await inFrench(page);
  await page.clock.install();
  await page.route(SEEN, (route) => route.abort('connectionrefused'));
  await page.goto(path);
  const button = page.getByRole('button', { name: 'Ce que Zoe va voir' });
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Ce que Zoe va voir' });
  await expect(sheet.getByText("Notre serveur n'a pas répondu\u00a0:")).toBeVisible();
  await expect(row(page, 'Système')).toBeVisible();
  await expect(row(page, 'Navigateur')).toBeHidden(); // only the server reads it
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.unroute(SEEN);
  const isAsked = page.waitForRequest(SEEN);
  await page.route(SEEN, () => undefined); // never answers
  await button.click();
  await isAsked;
  await expect(sheet.getByRole('status', { name: 'Chargement' })).toBeVisible();
  await page.clock.runFor(3000);
  await expect(sheet.getByText("Notre serveur n'a pas répondu\u00a0:")).toBeVisible();
  await page.keyboard.press('Escape');

  await page.unroute(SEEN);
  await button.click();
  await expect(sheet.getByText("C'est exactement ce qui est gardé si tu envoies maintenant.")).toBeVisible();
  await expect(row(page, 'Navigateur')).toBeVisible();
});

test('a panel whose code does not come says so, and the page goes on', async ({ page, context }) => {
  const creator = await makeCreator();
  await page.goto(`/${creator.username}/messages`);
  await page.getByRole('textbox').fill('Still here');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'What Zoe will see' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing you typed is lost.' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveValue('Still here');
});

test('the language changes in place although the page fetches other words meanwhile', async ({ page }) => {
  const creator = await makeCreator();
  await page.goto(`/${creator.username}/messages`);
  const button = page.getByRole('button', { name: 'What Zoe will see' });
  await expect(button).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  const [common, panel] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/common\.json$/, async (route) => {
    await common.promise;
    await route.continue();
  });
  await page.route(/\/tracking-panel\.json$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('exactement ce qui est')) await panel.promise;
    await route.fulfill({ response });
  });
  const isAsked = page.waitForRequest(/\/common\.json$/);
  await page.getByRole('button', { name: /français/ }).click();
  await isAsked;
  const panels = page.waitForRequest(/tracking-panel/);
  await button.click();
  await panels;
  const isThere = page.waitForResponse(/\/common\.json$/);
  common.resolve();
  await (await isThere).finished();
  panel.resolve();
  await expect(page.getByText("C'est exactement ce qui est gardé si tu envoies maintenant.")).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
});

test('a panel whose words do not come says so, and shows nothing without them', async ({ page }) => {
  const creator = await makeCreator();
  await page.route(/\/tracking-panel\.json$/, async (route) => {
    const response = await route.fetch();
    const hasWords = (await response.text()).includes('exactly what gets stored');
    if (hasWords) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto(`/${creator.username}/messages`);
  await page.getByRole('button', { name: 'What Zoe will see' }).click();
  const sheet = page.getByRole('dialog', { name: 'What Zoe will see' });
  await expect(sheet.getByRole('alert')).toContainText('No connection to WhoKnows.');
  await expect(sheet.getByText('127.0.0.1')).toBeHidden();
});

test('a result by its score: who, how much, and the word for it', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me', { title: 'The Zoe exam' });
  const name = 'Zoe'; // the first of her names
  const bands = [
    ['yyyyy', '100%', '5 out of 5 correct', `Amazing! Nobody knows ${name} like you do.`],
    ['yyyyn', '80%', '4 out of 5 correct', `Excellent! You two clearly talk.`],
    ['yyynn', '60%', '3 out of 5 correct', "Good going! You've been paying attention."],
    ['yynnn', '40%', '2 out of 5 correct', `Not bad! There's more to ${name} than you thought.`],
    ['ynnnn', '20%', '1 out of 5 correct', `You know ${name} a little. Time for a long talk.`],
    ['nnnnn', '0%', '0 out of 5 correct', `You hardly know ${name}! Are you sure you've met?`],
  ] as const;
  for (const [right, percentage, outOf, words] of bands) {
    const { id } = await takeQuiz(target, quiz, quiz.draft, { name: 'Noa', right });
    await page.goto(`/quiz/results/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Noa's Results");
    await expect(page.getByText(outOf, { exact: true })).toBeVisible();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: percentage }).first()).toHaveText(percentage);
  }
});

test('the results page: link, ways on, questions, and both languages', async ({ page, baseURL }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'never-have-i-ever');
  const { id } = await takeQuiz(target, quiz, quiz.draft, { name: 'Anonymous User', right: 'yynyy' });
  const complaints = watch(page);
  await page.goto(`/quiz/results/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Anonymous User's Results");
  await expect(page.getByText('Never Have I Ever', { exact: true })).toBeVisible();
  for (const [label, value] of [
    ['Accuracy', '80%'],
    ['Correct', '4'],
    ['Total', '5'],
  ] as const) {
    const tile = page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('..');
    await expect(tile.getByRole('definition')).toHaveText(value);
  }
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Result link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/quiz/results/${id}`);
  await expect(page.getByRole('link', { name: 'Take Quiz Again' })).toHaveAttribute('href', quiz.path);
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Your Own Quiz' })).toHaveAttribute(
    'href',
    '/create-quiz',
  );
  // who is shared a score is dared to play: the link is the quiz's, and nothing here gives the answers away unasked
  await page.getByRole('button', { name: 'Share Results' }).click();
  await expect(page.getByText('Score and quiz link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Anonymous User got 80% on "${quiz.draft.title}". Can you beat that? ${baseURL}${quiz.path}`,
  );
  await expect(page.getByRole('heading', { name: 'Question breakdown' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Right' })).toHaveCount(4);
  await expect(page.getByText('Answered:')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the answers' }).click();
  await expect(page.getByText('Answered:')).toHaveCount(5);
  await expect(page.getByText('Right answer:')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Hide the answers' })).toBeFocused();
  await expectAccessible(page);

  const languages = page.getByRole('main').getByRole('group', { name: 'Language' });
  await expect(languages.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await languages.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résultat\u00a0: Anonyme');
  await expect(page.getByText('4 bonnes réponses sur 5', { exact: true })).toBeVisible();
  await expect(page.getByText(`Excellent\u00a0! Vous vous parlez, ça se voit.`)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: 'Français' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('main').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Anonymous User's Results");
  expect(complaints).toEqual([]);
});

test('a result that is not there', async ({ page }) => {
  await page.goto(`/quiz/results/${randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results not found');
  await expect(page.getByText("This quiz result doesn't exist or is no longer available.")).toBeVisible();
  await expectAccessible(page);
});
