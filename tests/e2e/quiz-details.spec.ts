import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import type { QuizDraft } from '../../domain/quiz/draft.ts';
import { saveDraft, takeQuiz } from '../../scripts/seed/client.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { expect, fillInSignIn, keepSignedIn, makeCreator, makeQuiz, signInOn, target, test, watch } from './support.ts';

type Made = Awaited<ReturnType<typeof makeQuiz>>;
const take = (quiz: Made, name: string, right: string) => takeQuiz(target, quiz, quiz.draft, { name, right });
const details = ({ quizId }: { quizId: string }) => `/quiz/${quizId}/details`;

/** The definition of a stat card, by its term. */
const stat = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'This quiz in numbers' })
    .getByRole('term')
    .filter({ hasText: label })
    .locator('xpath=following-sibling::dd');
const spread = (page: Page, band: string) =>
  page.getByRole('region', { name: 'How they did' }).getByRole('listitem').filter({ hasText: band });
const breakdown = (page: Page) => page.getByRole('region', { name: 'Question by question' });
/** One question of the breakdown, by its number. */
const question = (page: Page, number: number) =>
  breakdown(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${number}\\. `) }) });
const option = (page: Page, number: number, text: string) =>
  question(page, number).getByRole('listitem').filter({ hasText: text });
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: / right$/ });
// the server counts who chose what in windows of a few seconds
const COUNTED = { timeout: 60_000 };

test('figures and charts follow the responses, without a reload', async ({ page }) => {
  const complaints = watch(page);
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await take(quiz, 'Ann', 'yyyyy');
  await take(quiz, 'Ben', 'yyynn');
  await take(quiz, 'Cem', 'ynnnn');
  await signInOn(page, creator, details(quiz));
  await expect(page.getByRole('heading', { level: 1, name: quiz.draft.title })).toBeVisible();
  await expect(page.getByRole('banner').or(page.locator('header')).getByText('Public', { exact: true })).toBeVisible();
  await expect(stat(page, 'Responses')).toHaveText('3');
  await expect(stat(page, 'Avg Score')).toHaveText('3.0 / 5');
  await expect(stat(page, 'Top Score')).toHaveText('5 / 5');
  await expect(stat(page, 'Created')).toHaveText(/^(just now|\dm ago)$/);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('Cem');
  await expect(rows(page).first()).toContainText('20%');

  await expect(spread(page, 'Amazing')).toContainText('1 response, 33%', COUNTED);
  await expect(spread(page, 'Good')).toContainText('1 response, 33%');
  await expect(spread(page, 'A little')).toContainText('1 response, 33%');
  await expect(spread(page, 'Hardly')).toContainText('0 responses, 0%');
  await expect(question(page, 1)).toContainText('100% got it right');
  await expect(question(page, 1)).not.toContainText('Most were fooled by');
  await expect(question(page, 4)).toContainText('33% got it right');
  await expect(question(page, 4)).toContainText('Hardest question');
  await expect(breakdown(page).getByText('Hardest question')).toHaveCount(1);
  await expect(option(page, 4, 'Airport hugs')).toContainText('Right answer');
  await expect(option(page, 4, 'Airport hugs')).toContainText('1 response, 33%');
  await expect(option(page, 4, 'Onions')).toContainText('2 responses, 67%');
  await expect(question(page, 4)).toContainText('Most were fooled by: Onions');
  await expect(page.getByText('Counting...')).toBeHidden();
  await expectAccessible(page);

  await take(quiz, 'Dee', 'nnnnn');
  await expect(rows(page).first()).toContainText('Dee');
  await expect(stat(page, 'Responses')).toHaveText('4');
  await expect(stat(page, 'Avg Score')).toHaveText('2.3 / 5');
  await expect(spread(page, 'Hardly')).toContainText('1 response, 25%', COUNTED);
  await expect(question(page, 1)).toContainText('75% got it right');
  await expect(question(page, 1)).toContainText('Most were fooled by: Just coffee');
  expect(complaints).toEqual([]);
});

test('a quiz is closed and opened again; who comes meanwhile is told whose it is and where else to go', async ({
  page,
  browser,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await signInOn(page, creator, details(quiz));
  const answers = page.getByRole('switch', { name: 'Take new answers' });
  await answers.click();
  await expect(answers).not.toBeChecked();
  await expect(page.getByText('Nobody can play for now.')).toBeVisible();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(quiz.path);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/has closed this quiz$/);
  await expect(visitor.getByRole('link', { name: /other quizzes$/ })).toBeVisible();
  await expectAccessible(visitor);
  await answers.click();
  await expect(page.getByText('Anyone with the link can play.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByLabel('Your name')).toBeVisible();
  await visitor.context().close();
});

test('the breakdown knows the other two games, and a long quiz opens when asked', async ({ page }) => {
  const creator = await makeCreator();
  const truths = await makeQuiz(creator, 'two-truths');
  const never: QuizDraft = {
    type: 'never-have-i-ever',
    title: 'Sixty',
    isPublic: true,
    password: '',
    category: 'normal',
    questions: Array.from({ length: 60 }, (_, i) => ({
      id: `n${i}`,
      statement: `Done thing ${i + 1}`,
      answer: 'ever',
    })),
  };
  const sixty = { draft: never, path: '', ...(await saveDraft(creator, never)) };
  await take(truths, 'Ann', 'yyyyn');
  // number 42 is the one that somebody gets wrong
  await take(sixty, 'Ben', `${'y'.repeat(41)}n${'y'.repeat(18)}`);
  await keepSignedIn(page, creator);

  await page.goto(details(truths));
  await expect(question(page, 1)).toContainText('Which one is the lie?');
  await expect(option(page, 1, 'I have met a prime minister')).toContainText('The lie', COUNTED);
  await expect(option(page, 1, 'I have met a prime minister')).toContainText('1 response, 100%', COUNTED);
  await expect(question(page, 5)).toContainText('Most were fooled by: I speak a little Finnish');

  await page.goto(details(sixty));
  await expect(option(page, 1, 'I Have Right answer')).toContainText('1 response, 100%', COUNTED);
  await expect(option(page, 1, 'I Have Never')).toContainText('0 responses, 0%');
  // the hardest one is there although it is far down
  await expect(question(page, 42)).toContainText('Hardest question');
  await expect(breakdown(page).getByRole('heading', { level: 3 })).toHaveCount(6);
  await breakdown(page).getByRole('button', { name: 'Show all 60' }).click();
  await expect(breakdown(page).getByRole('heading', { level: 3 })).toHaveCount(60);
  await expect(question(page, 6)).toBeFocused();
  await breakdown(page).getByRole('button', { name: 'Show fewer' }).click();
  await expect(breakdown(page).getByRole('heading', { level: 3 })).toHaveCount(6);
});

test('an edited question is counted anew, and says so', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await take(quiz, 'Ann', 'yyyyy');
  await take(quiz, 'Ben', 'nyyyy');
  await signInOn(page, creator, details(quiz));
  await expect(question(page, 1)).toContainText('50% got it right', COUNTED);
  await expect(page.getByText('Counted since this question last changed')).toBeHidden();

  const draft = structuredClone(quiz.draft) as Extract<QuizDraft, { type: 'know-me' }>;
  draft.title = 'Edited meanwhile';
  draft.questions[0]?.options.splice(2, 1, 'Three desserts');
  await creator.call('saveQuiz', { draftId: randomUUID(), quizId: quiz.quizId, baseRevision: quiz.revision, draft });
  await expect(page.getByRole('heading', { level: 1, name: 'Edited meanwhile' })).toBeVisible();
  await expect(question(page, 1)).toContainText('Counted since this question last changed', COUNTED);
  await expect(option(page, 1, 'Three desserts')).toContainText('0 responses, 0%');
  await expect(option(page, 1, 'Just coffee')).toContainText('1 response, 100%');
  await expect(page.getByText('Counted since this question last changed')).toHaveCount(1);
});

/** How many responses the device has read: the SDK's cache keeps each of them. */
const readResponses = (page: Page) =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('firestore/'))?.name ?? '';
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const store = database.transaction('remoteDocumentsV14').objectStore('remoteDocumentsV14');
    const documents = await new Promise<{ collectionGroup: string }[]>((resolve, reject) => {
      const request = store.getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return documents.filter(({ collectionGroup }) => collectionGroup === 'responses').length;
  });

test('both tabs are in the address, the list is paged and live, and no more is read than shown', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await takeQuiz(target, await makeQuiz(creator, 'know-me'), quiz.draft, { name: 'Elsewhere', right: 'yyyyy' });
  for (let n = 1; n <= 13; n++) await take(quiz, `Guest ${n}`, 'yynnn');
  await signInOn(page, creator, details(quiz));
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).first()).toContainText('Guest 13');
  // one more than shown tells whether there is more
  await expect.poll(() => readResponses(page)).toBe(6);

  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${details(quiz)}?tab=all`);
  await expect(rows(page)).toHaveCount(10);
  await expect.poll(() => readResponses(page)).toBe(11);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'All Responses', selected: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(rows(page)).toHaveCount(13);
  await expect(rows(page).last()).toContainText('Guest 1');
  await expect(page.getByText('Elsewhere')).toBeHidden();
  await expect(page.getByRole('button', { name: 'More' })).toBeHidden();
  await take(quiz, 'Latecomer', 'nnnnn');
  await expect(rows(page).first()).toContainText('Latecomer');
  await expect(rows(page)).toHaveCount(14);

  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page).toHaveURL(details(quiz));
  await page.getByRole('link', { name: 'See all: All Responses' }).click();
  await expect(page).toHaveURL(`${details(quiz)}?tab=all`);
});

test('a response opens above the page: three answers, then the rest, and Back closes it', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await take(quiz, 'Sam', 'ynyyy');
  await signInOn(page, creator, details(quiz));
  const row = rows(page).filter({ hasText: 'Sam' });
  await row.click();
  const dialog = page.getByRole('dialog', { name: "Sam's answers" });
  await expect(dialog).toContainText('4 of 5 right');
  await expect(dialog).toContainText('80%');
  await expect(dialog.getByText('Excellent')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByRole('listitem').nth(1)).toContainText('Wrong');
  await expect(dialog.getByRole('listitem').nth(1)).toContainText('Right answer: Dishes');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'View Full Details' }).click();
  await expect(dialog.getByText('Chrome 142.0.0.0', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Hide Details' }).click();
  await expect(dialog.getByText('Chrome 142.0.0.0', { exact: true })).toBeHidden();
  await dialog.getByRole('button', { name: 'And 2 more questions...' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await expect(dialog.getByRole('listitem').last()).toContainText('Question 5');

  // it stays while newer ones push it off the list
  for (const name of ['Ann', 'Ben', 'Cem', 'Dee', 'Eli']) await take(quiz, name, 'yyyyy');
  await expect(page.getByText('Eli', { exact: true })).toBeAttached();
  await expect(row).toHaveCount(0);
  await expect(dialog).toContainText('4 of 5 right');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(details(quiz));
  await expect(page.getByRole('heading', { level: 1, name: quiz.draft.title })).toBeVisible();

  await rows(page).first().click();
  const another = page.getByRole('dialog', { name: "Eli's answers" });
  await expect(another.getByRole('button', { name: 'Delete response' })).toBeVisible();
  await another.getByRole('button', { name: 'Close' }).click();
  await expect(another).toBeHidden();
  await expect(rows(page).first()).toBeFocused();
});

test("somebody else's quiz, none at all, and what is no code go to the dashboard, which says why", async ({ page }) => {
  const owner = await makeCreator();
  const open = await makeQuiz(owner, 'know-me');
  const closed = await makeQuiz(owner, 'two-truths', { isPublic: false, password: 'pancakes' });
  await keepSignedIn(page, await makeCreator());
  for (const id of [open.quizId, closed.quizId, '22222222', 'private%2Fkey']) {
    await page.goto(`/quiz/${id}/details`);
    await page.waitForURL('**/dashboard');
    const notice = page.getByRole('alert').filter({ hasText: 'Quiz not found' });
    await expect(notice).toContainText("This quiz doesn't exist or you don't have permission to view it.");
    await expect(page.getByText('Total Responses')).toBeVisible();
  }
});

test('signed out, one signs in and comes back to this very page', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me', { isPublic: false, password: 'pancakes' });
  await page.goto(`${details(quiz)}?tab=all`);
  await page.waitForURL('**/auth*');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillInSignIn(page, creator);
  await page.waitForURL(`**${details(quiz)}?tab=all`);
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'All Responses', selected: true })).toBeVisible();
});

test('a quiz without responses is an invitation; its link is copied, edited from here, and one that is deleted says so', async ({
  page,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'never-have-i-ever');
  await signInOn(page, creator, details(quiz));
  await expect(page.getByRole('heading', { name: 'No responses yet' })).toBeVisible();
  await expect(stat(page, 'Responses')).toHaveText('0');
  await expect(stat(page, 'Avg Score')).toContainText('nobody yet');
  await expectAccessible(page);
  const link = new URL(page.url()).origin + quiz.path;
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const sheet = page.getByRole('dialog', { name: 'Share this quiz' });
  for (const name of ['Share this quiz', 'Share']) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name, exact: true }).click();
    await sheet.getByRole('button', { name: 'Copy Link' }).click();
    await expect(sheet.getByText('Quiz link copied to clipboard!')).toBeVisible();
    await expect.poll(clipboard).toBe(link);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  }
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Quiz link copied to clipboard!')).toBeVisible();
  await expect.poll(clipboard).toBe(link);
  await expect(page.getByRole('link', { name: 'Edit Quiz' })).toHaveAttribute(
    'href',
    `/create-quiz?edit=${quiz.quizId}`,
  );
  const visit = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^View as visitor/ }).click();
  await expect((await visit).getByRole('heading', { name: quiz.draft.title })).toBeVisible();

  await page.getByRole('tab', { name: 'All Responses' }).click();
  await expect(page.getByRole('heading', { name: 'No responses yet' })).toBeVisible();
  await take(quiz, 'First', 'yyyyy');
  await expect(rows(page)).toHaveCount(1);
  // out from under the bar at the bottom
  await rows(page).scrollIntoViewIfNeeded();
  await expectAccessible(page);

  await db().doc(paths.quiz(quiz.quizId)).delete();
  await expect(page.getByRole('heading', { name: 'This quiz is gone' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Your quizzes' }).click();
  await page.waitForURL('**/dashboard?tab=quizzes');
});

/** To another page of the app without loading it anew: offline, a page that was loaded anew may think it is online. */
const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network it shows what this device knows, and says so where it knows nothing', async ({
    page,
    context,
  }) => {
    const creator = await makeCreator();
    const known = await makeQuiz(creator, 'know-me', { title: 'Seen before' });
    await take(known, 'Sam', 'yyyyn');
    await keepSignedIn(page, creator);
    await page.goto(details(known));
    await expect(spread(page, 'Excellent')).toContainText('1 response, 100%', COUNTED);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const fresh = await makeQuiz(creator, 'two-truths', { title: 'Never seen here' });
    await context.setOffline(true);
    await goWithin(page, details(fresh));
    await expect(page.getByRole('heading', { name: 'Not on this device yet' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(details(known));
    await expect(page.getByRole('heading', { level: 1, name: 'Seen before' })).toBeVisible();
    await expect(spread(page, 'Excellent')).toContainText('1 response, 100%');
    await expect(rows(page)).toHaveCount(1);
    await rows(page).first().click();
    await expect(page.getByRole('dialog')).toContainText('4 of 5 right');
    await page.goBack();
    await context.setOffline(false);
    await take(known, 'Ann', 'yyyyy');
    await expect(stat(page, 'Responses')).toHaveText('2', { timeout: 30_000 });
  });
});

test('a network that leads nowhere is told after a while, and what is missing comes by itself', async ({ page }) => {
  const creator = await makeCreator();
  await keepSignedIn(page, creator);
  await page.goto('/create-quiz'); // the dashboard would follow the new quiz, and this device would know it
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const quiz = await makeQuiz(creator, 'know-me', { title: 'Behind a broken line' });
  await page.route('**/google.firestore.v1.Firestore/Listen/**', (route) => route.abort());
  await page.goto(details(quiz));
  await expect(page.getByRole('heading', { name: 'Not on this device yet' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/google.firestore.v1.Firestore/Listen/**');
  await expect(page.getByRole('heading', { level: 1, name: 'Behind a broken line' })).toBeVisible({ timeout: 60_000 });
});
