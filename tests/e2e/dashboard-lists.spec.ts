import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { openUntil } from './public-copies.ts';
import { expect, makeCreator, makeQuiz, signInOn, target, test, watch } from './support.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Past the rules, for what only time could do. */
const makeOlder = (path: string, days: number) =>
  db()
    .doc(path)
    .update({ createdAt: new Date(Date.now() - days * DAY_MS) });

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const items = (page: Page) => page.getByRole('main').getByRole('listitem');
const chip = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name });
const openFilter = (page: Page) => page.getByRole('button', { name: /^Filter/ }).click();

test('quizzes are filtered by game, visibility and age, and the address keeps the choice', async ({ page }) => {
  const creator = await makeCreator();
  await makeQuiz(creator, 'know-me', { title: 'New and public' });
  await makeQuiz(creator, 'know-me', { title: 'New and private', isPublic: false, password: 'secret' });
  const older = await makeQuiz(creator, 'two-truths', { title: 'Ten days old' });
  const oldest = await makeQuiz(creator, 'never-have-i-ever', { title: 'Forty days old' });
  await makeOlder(`quizzes/${older.quizId}`, 10);
  await makeOlder(`quizzes/${oldest.quizId}`, 40);
  await signInOn(page, creator);
  const complaints = watch(page);
  await page.getByRole('link', { name: 'Quizzes', exact: true }).click();
  await expect(cards(page)).toHaveCount(4);
  await openFilter(page);
  await expectAccessible(page);

  await chip(page, 'Game', 'How Well Know Me').click();
  await expect(cards(page)).toHaveCount(2);
  await chip(page, 'Who can play', 'Private').click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('New and private');
  await chip(page, 'Game', '2 Truths & Lie').click();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expect(page.getByText('No quizzes yet')).toBeHidden();
  await expectAccessible(page);
  await chip(page, 'Who can play', 'All').click();
  await expect(cards(page)).toHaveText([/Ten days old/]);
  await chip(page, 'Game', 'All games').click();
  await chip(page, 'Made', 'Last 7 days').click();
  await expect(cards(page)).toHaveCount(2);
  await chip(page, 'Made', 'Last 30 days').click();
  await expect(cards(page)).toHaveCount(3);
  await chip(page, 'Who can play', 'Public').click();
  await expect(cards(page)).toHaveText([/New and public/, /Ten days old/]);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Filter (2 active)' })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  // seven choices were no steps of their own
  await page.goBack();
  await expect(page.getByText('Total Responses')).toBeVisible();
  await page.goForward();
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page)).toHaveCount(4);
  await expect(page).toHaveURL(/\?tab=quizzes$/);
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();

  await page.goto('/dashboard?tab=quizzes&type=truth&visibility=secret&since=today');
  await expect(cards(page)).toHaveCount(4);
  expect(complaints).toEqual([]);
});

test('responses are filtered by game, score and date, and stay live', async ({ page }) => {
  const creator = await makeCreator();
  const knowMe = await makeQuiz(creator, 'know-me', { title: 'About me' });
  const lies = await makeQuiz(creator, 'two-truths', { title: 'My lies' });
  const take = (quiz: typeof knowMe, name: string, right: string) =>
    takeQuiz(target, quiz, quiz.draft, { name, right });
  await take(knowMe, 'Hanna', 'yyyyn');
  await take(knowMe, 'Milo', 'yynnn');
  await take(knowMe, 'Lars', 'ynnnn');
  await take(lies, 'Hugo', 'yyyyy');
  const { id: fiveDays } = await take(knowMe, 'Fia', 'yyyyy');
  const { id: twentyDays } = await take(knowMe, 'Tom', 'yyyyy');
  const { id: fiftyDays } = await take(knowMe, 'Ida', 'yyyyy');
  await makeOlder(`responses/${fiveDays}`, 5);
  await makeOlder(`responses/${twentyDays}`, 20);
  await makeOlder(`responses/${fiftyDays}`, 50);
  const complaints = watch(page);
  await signInOn(page, creator, '/dashboard?tab=responses');
  await expect(items(page)).toHaveCount(7);
  await openFilter(page);
  await expectAccessible(page);

  await chip(page, 'Answered', 'Today').click();
  await expect(items(page)).toHaveCount(4);
  await chip(page, 'Score', 'Middle: 40 to 79%').click();
  await expect(items(page)).toHaveText([/Milo/]);
  await chip(page, 'Score', 'Low: under 40%').click();
  await expect(items(page)).toHaveText([/Lars/]);
  await chip(page, 'Score', 'High: 80% or more').click();
  await expect(items(page)).toHaveText([/Hugo/, /Hanna/]);
  await chip(page, 'Game', 'How Well Know Me').click();
  await expect(items(page)).toHaveText([/Hanna/]);
  await chip(page, 'Answered', 'Last 7 days').click();
  await expect(items(page)).toHaveText([/Hanna/, /Fia/]);
  await chip(page, 'Answered', 'Last 30 days').click();
  await expect(items(page)).toHaveText([/Hanna/, /Fia/, /Tom/]);

  // the ones that do not match are sent first, so that they had the time to appear
  await take(lies, 'Otto', 'yyyyy');
  await take(knowMe, 'Pia', 'nnnnn');
  await take(knowMe, 'Nils', 'yyyyy');
  await expect(items(page)).toHaveText([/Nils/, /Hanna/, /Fia/, /Tom/]);
  await page.reload();
  await expect(items(page)).toHaveText([/Nils/, /Hanna/, /Fia/, /Tom/]);
  await expect(page.getByRole('button', { name: 'Filter (3 active)' })).toBeVisible();
  await openFilter(page);
  await chip(page, 'Game', 'Never Have I Ever').click();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(items(page)).toHaveCount(10);
  expect(complaints).toEqual([]);
});

/** Reads CSV as a spreadsheet does. */
function parseCsv(text: string, separator: string): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, 'gy');
  const rows: string[][] = [];
  let row: string[] = [];
  let end = 0;
  for (const match of text.matchAll(cell)) {
    row.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
    if (match[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
    end = match.index + match[0].length;
  }
  expect(end, 'the whole file is CSV').toBe(text.length);
  return rows;
}

async function exported(page: Page, separator: string): Promise<{ name: string; rows: string[][] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^(Export|Exporter)$/ }).click(),
  ]);
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.subarray(3).toString('utf8');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  return { name: download.suggestedFilename(), rows: parseCsv(text, separator) };
}

test('all responses that match are exported for a spreadsheet, more than one page of them', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me', { title: '=HYPERLINK("x")' });
  const take = (name: string, right: string) => takeQuiz(target, quiz, quiz.draft, { name, right });
  const first = await take('Zoé "the, best"; ok', 'yyyyn');
  await take('@SUM(A1)', 'nnnnn');
  const last = await take('Anonymous User', 'yyynn');
  // copies of one moment: a page must end between two of them and lose none
  const copied = (await db().doc(paths.response(first.id)).get()).data() ?? {};
  const batch = db().batch();
  for (let n = 0; n < 300; n++) batch.set(db().collection(paths.responses).doc(), copied);
  await batch.commit();
  const complaints = watch(page);
  await signInOn(page, creator, '/dashboard?tab=responses');
  await expect(items(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(items(page)).toHaveCount(20);

  const all = await exported(page, ',');
  expect(all.name).toMatch(/^whoknows-responses-\d{4}-\d\d-\d\d\.csv$/);
  expect(all.rows[0]).toEqual(['Date', 'Quiz', 'Game', 'Name', 'Score', 'Questions', 'Percent', 'Result link']);
  expect(all.rows).toHaveLength(304);
  expect(new Set(all.rows.map((row) => row[7])).size).toBe(304);
  const { origin } = new URL(page.url());
  expect(all.rows[1]?.slice(1)).toEqual([
    '\'=HYPERLINK("x")',
    'How Well Do You Know Me',
    'Anonymous User',
    '3',
    '5',
    '60',
    `${origin}/quiz/results/${last.id}`,
  ]);
  expect(all.rows[1]?.[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(all.rows[2]?.[3]).toBe("'@SUM(A1)");
  expect(all.rows[3]?.[3]).toBe('Zoé "the, best"; ok');
  await expect(page.getByText(`303 responses in ${all.name}`)).toBeVisible();

  await openFilter(page);
  await chip(page, 'Score', 'Low: under 40%').click();
  await expect(items(page)).toHaveCount(1);
  const low = await exported(page, ',');
  expect(low.rows.slice(1).map((row) => row[3])).toEqual(["'@SUM(A1)"]);

  await page.getByRole('button', { name: 'Passer en français' }).click();
  await expect(page.getByRole('button', { name: 'Exporter', exact: true })).toBeVisible();
  const french = await exported(page, ';');
  expect(french.rows).toHaveLength(2);
  expect(french.rows[0]?.[7]).toBe('Lien du résultat');
  expect(complaints).toEqual([]);
});

test('an export can be canceled, and a failed one says so and can be tried again', async ({ page, context }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await takeQuiz(target, quiz, quiz.draft, { name: 'Sam', right: 'yyyyy' });
  await signInOn(page, creator, '/dashboard?tab=responses');
  await expect(items(page)).toHaveCount(1);
  const button = page.getByRole('button', { name: 'Export', exact: true });

  let isHeld = false;
  await page.route('**/documents:runQuery*', () => {
    isHeld = true; // and never answered
  });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Collecting... 0' })).toBeVisible();
  await expect.poll(() => isHeld).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Collecting...')).toBeHidden();
  await expect(button).toBeFocused();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/documents:runQuery*', (route) => route.abort());
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection to WhoKnows' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(button).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'The export needs the network' })).toBeVisible();
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Try again' }).click(),
  ]);
  expect(parseCsv((await readFile(await download.path())).toString('utf8'), ',')).toHaveLength(2);
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
});

async function askToDelete(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete Quiz' }).click();
  await expect(page.getByRole('dialog')).toContainText(title);
}
const confirmDeletion = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Delete Quiz' }).click();

test('a quiz is deleted after a question, and its responses with it', async ({ page, stranger }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me', { title: 'Going' });
  const kept = await makeQuiz(creator, 'two-truths', { title: 'Staying' });
  const { id } = await takeQuiz(target, quiz, quiz.draft, { name: 'Sam', right: 'yyyyy' });
  const complaints = watch(page);
  await signInOn(page, creator, '/dashboard?tab=quizzes');
  await page.getByRole('button', { name: 'Actions for Staying' }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'View Details' })).toHaveAttribute(
    'href',
    `/quiz/${kept.quizId}/details`,
  );
  await expect(menu.getByRole('menuitem', { name: 'Edit Quiz' })).toHaveAttribute(
    'href',
    `/create-quiz?edit=${kept.quizId}`,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await askToDelete(page, 'Going');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Actions for Going' })).toBeFocused();
  await askToDelete(page, 'Going');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cards(page)).toHaveCount(2);

  await askToDelete(page, 'Going');
  await confirmDeletion(page);
  await expect(page.getByText('Quiz Deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('Quiz has been successfully deleted.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cards(page)).toHaveText([/Staying/]);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\?tab=quizzes$/);
  await stranger.goto(quiz.path);
  await expect(stranger.getByText('Quiz not found')).toBeVisible();
  await openUntil(stranger, `/quiz/results/${id}`, () =>
    expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Results not found', { timeout: 3000 }),
  );
  await page.goto('/dashboard?tab=responses');
  await expect(page.getByRole('heading', { name: 'No responses yet' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a response is deleted after a question, with its result, and the counts follow', async ({ page, stranger }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const { id } = await takeQuiz(target, quiz, quiz.draft, { name: 'Rude', right: 'yyyyy' });
  await takeQuiz(target, quiz, quiz.draft, { name: 'Sam', right: 'yyyyy' });
  const complaints = watch(page);
  await signInOn(page, creator, '/dashboard?tab=responses');
  await page.getByText('Rude').click();
  const dialog = page.getByRole('dialog', { name: "Rude's answers" });
  const opener = dialog.getByRole('button', { name: 'Delete response' });
  await opener.click();
  await expect(dialog.getByText('Delete this response?')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Response deleted')).toBeVisible();
  await expect(page.getByText('Sam')).toBeVisible();
  await expect(page.getByText('Rude')).toBeHidden();
  await stranger.goto(`/quiz/results/${id}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Results not found');
  await expect
    .poll(async () => (await db().doc(paths.quiz(quiz.quizId)).get()).get('stats.responses'), { timeout: 60_000 })
    .toBe(1);
  expect(complaints).toEqual([]);
});

test('a deletion that the server refuses says so', async ({ page }) => {
  const creator = await makeCreator();
  const { quizId } = await makeQuiz(creator, 'know-me', { title: 'Not yours' });
  await signInOn(page, creator, '/dashboard?tab=quizzes');
  await askToDelete(page, 'Not yours');
  await db().doc(paths.quiz(quizId)).update({ ownerId: 'somebody-else' });
  await confirmDeletion(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete quiz. Please try again.' })).toContainText(
    'Error',
  );
  await expect(page.getByRole('dialog')).toBeHidden();
  await db().doc(paths.quiz(quizId)).update({ ownerId: creator.uid });
  await expect(cards(page)).toHaveText([/Not yours/]);
});

test('a deletion without a network is kept and sent later', async ({ page, context, stranger }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me', { title: 'Later' });
  await makeQuiz(creator, 'two-truths', { title: 'Staying' });
  await signInOn(page, creator, '/dashboard?tab=quizzes');
  await expect(cards(page)).toHaveCount(2);
  await askToDelete(page, 'Later');
  await context.setOffline(true);
  await confirmDeletion(page);
  await expect(page.getByText("It'll be deleted as soon as you're back online.")).toBeVisible();
  await expect(cards(page)).toHaveText([/Staying/]);
  await context.setOffline(false);
  // the SDK may wait for a minute before it connects again
  await expect(page.getByText('Quiz has been successfully deleted.')).toBeVisible({ timeout: 70_000 });
  await stranger.goto(quiz.path);
  await expect(stranger.getByText('Quiz not found')).toBeVisible();
});

test('the responses to one quiz, page by page and live, and Back closes one dialog at a time', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me', { title: 'Asked a lot' });
  const other = await makeQuiz(creator, 'two-truths', { title: 'Asked never' });
  const take = (name: string, right: string) => takeQuiz(target, quiz, quiz.draft, { name, right });
  for (let index = 1; index <= 11; index += 1) await take(`Guest ${index}`, 'yyyyn');
  const complaints = watch(page);
  await signInOn(page, creator, '/dashboard?tab=quizzes');
  await page.getByRole('button', { name: /See responses to Asked a lot$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Quiz responses' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expect(dialog.getByRole('definition')).toHaveText(['11', '4.0 / 5', '5']);
  await dialog.getByRole('button', { name: 'More' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(11);
  await expect(dialog.getByRole('button', { name: 'More' })).toBeHidden();
  await expect(dialog.getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    `/quiz/${quiz.quizId}/details`,
  );
  await expectAccessible(page);

  await take('Guest 12', 'nnnnn');
  await expect(dialog.getByRole('listitem').first()).toContainText('Guest 12');
  await expect(dialog.getByRole('definition')).toHaveText(['12', '3.7 / 5', '5']);
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('dialog', { name: "Guest 12's answers" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: "Guest 12's answers" })).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(cards(page)).toHaveCount(2);

  await page.getByRole('button', { name: new RegExp(`See responses to ${other.draft.title}$`) }).click();
  await expect(dialog.getByRole('heading', { name: 'Nobody has dared yet' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('quizzes come page by page, and their links are copied and shared', async ({ page, context }) => {
  const creator = await makeCreator();
  const first = await makeQuiz(creator, 'know-me', { title: 'The first one' });
  for (let index = 1; index <= 20; index += 1) await makeQuiz(creator, 'know-me', { title: `Quiz ${index}` });
  const complaints = watch(page);
  await signInOn(page, creator, '/dashboard?tab=quizzes');
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(cards(page)).toHaveCount(21);
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeHidden();

  const card = page.getByRole('article', { name: 'The first one' });
  const link = new URL(first.path, page.url()).href;
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect(card.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', first.path);
  await card.getByRole('button', { name: /^Copy/ }).click();
  await expect(page.getByText('Quiz link copied to clipboard!')).toBeVisible();
  expect(await clipboard()).toBe(link);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  // the device has no share sheet, so ours copies
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await card.getByRole('button', { name: /^Share/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Share this quiz' });
  await expect(sheet.getByRole('button', { name: 'Share...' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Copy Link' }).click();
  await expect.poll(clipboard).toBe(link);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await context.clearPermissions();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await card.getByRole('button', { name: /^Copy/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to copy link. Please try again.' })).toBeVisible();
  expect(complaints).toEqual([]);
});
