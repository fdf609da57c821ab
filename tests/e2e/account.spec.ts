import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { HIDDEN_WORDS_MAX } from '../../domain/limits.ts';
import { paths } from '../../domain/paths.ts';
import { sampleTracking, send, takeQuiz } from '../../scripts/seed/client.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { storePhoto } from './stored-photo.ts';
import { type Creator, expect, fillInSignIn, makeCreator, makeQuiz, signInOn, target, test, watch } from './support.ts';

const write = (creator: Creator, message: string) =>
  send(target, 'messages', { id: randomUUID(), recipientId: creator.uid, message, tracking: sampleTracking() });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const open = async (page: Page, creator: Creator) => {
  await signInOn(page, creator, '/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
};

test('language and theme are chosen here, and the page fits a small phone with large text', async ({ page }) => {
  await open(page, await makeCreator());
  const complaints = watch(page);
  await button(page, 'Dark').click();
  await expect(page.locator('html.dark')).toBeAttached();
  await button(page, 'Français').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ton compte');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ton compte');
  await expect(page.locator('html.dark')).toBeAttached();
  await expect(button(page, 'Sombre')).toHaveAttribute('aria-pressed', 'true');

  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const tooWide = () => page.getByRole('main').evaluate((main) => main.scrollWidth - innerWidth);
  expect(await tooWide()).toBeLessThanOrEqual(0);
  await button(page, 'English').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  expect(await tooWide()).toBeLessThanOrEqual(0);
  await button(page, 'Device').click();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('a message with a hidden word never arrives, and the sender is not told', async ({ page, context }) => {
  const creator = await makeCreator();
  await open(page, creator);
  const words = page.getByLabel('Your hidden words');
  await words.fill('Ugly, shut up');
  await expect(page.getByText(`2 / ${HIDDEN_WORDS_MAX}`)).toBeVisible();
  // what was typed survives a reload
  await page.reload();
  await expect(words).toHaveValue('Ugly, shut up');
  await button(page, 'Save words').click();
  await expect(page.getByText('Hidden words saved.')).toBeVisible();
  await expect(words).toHaveValue('Ugly\nshut up');

  // more than fit are neither stored nor dropped
  const many = Array.from({ length: HIDDEN_WORDS_MAX + 1 }, (_, n) => `word${n}`).join('\n');
  await words.fill(many);
  await expect(page.getByText(`${HIDDEN_WORDS_MAX + 1} / ${HIDDEN_WORDS_MAX}`)).toBeVisible();
  await button(page, 'Save words').click();
  await expect(page.getByText("That's 51 words, and only 50 fit.")).toBeVisible();
  await expect(words).toBeFocused();
  await expect(words).toHaveValue(many);
  await words.fill(`Ugly\n${'x'.repeat(41)}`);
  await expect(page.getByText(/Shorten this one, .*: x{20}…$/)).toBeVisible();
  await button(page, 'Save words').click();
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Privacy' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(words).toHaveValue('Ugly\nshut up');

  for (const message of ['You are so UGLY', 'I like your shoes', 'sh.ut up!']) await write(creator, message);
  const arrived = await db().collection(paths.messages).where('recipientId', '==', creator.uid).get();
  expect(arrived.docs.map((document) => document.data()['message'])).toEqual(['I like your shoes']);

  // without a network they wait on this device
  await context.setOffline(true);
  await words.fill('');
  await button(page, 'Save words').click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await expect(words).toHaveValue('');
  await context.setOffline(false);
  await expect
    .poll(async () => (await db().doc(paths.account(creator.uid)).get()).data()?.['hiddenWords'], { timeout: 30_000 })
    .toEqual([]);
});

test('of the profile only what was changed here is stored', async ({ page }) => {
  const creator = await makeCreator();
  await open(page, creator);
  const form = page.getByRole('form', { name: 'Edit your profile' });
  await form.getByLabel('Bio').fill('Pizza first.');
  const stored = db().doc(paths.profile(creator.uid));
  await stored.update({ name: 'Somewhere Else' });
  await expect(form.getByLabel('Name')).toHaveValue('Somewhere Else');
  await button(page, 'Save').click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  expect((await stored.get()).data()).toMatchObject({ name: 'Somewhere Else', bio: 'Pizza first.' });

  // nothing but a blank
  await form.getByLabel('Name').fill('Somewhere Else ');
  await button(page, 'Save').click();
  await expect(form.getByLabel('Name')).toHaveValue('Somewhere Else');
});

test('everything that is stored comes as one file, going on where a failure stopped it', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me', { isPublic: false, password: 'pancakes' });
  await takeQuiz(target, quiz, quiz.draft, { name: 'Lou', right: 'yyynn' });
  await write(creator, 'I like your shoes');
  await open(page, creator);
  const { photoURL, photo } = await storePhoto(page, creator);
  await expect(page.locator(`img[src="${photoURL}"]`).first()).toBeVisible();

  const asked: string[] = [];
  let fails = true;
  await page.route('**/exportMyData', (route) => {
    const { part } = route.request().postDataJSON().data as { part: string };
    if (part === 'responses' && fails) return route.abort();
    asked.push(part);
    return route.continue();
  });
  await button(page, 'Download my data').click();
  const told = page.getByRole('alert').filter({ hasText: 'No connection to WhoKnows.' });
  await expect(told).toContainText('2 items are already here. It picks up from there.');
  fails = false;
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Continue the download').click()]);
  expect(asked).toEqual([
    'account',
    'quizzes',
    'revisions',
    'responses',
    'messages',
    'devices',
    'contact-requests',
    'reports',
  ]);
  await expect(page.getByText('Your data is ready')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^whoknows-${creator.username}-\\d{4}-\\d\\d-\\d\\d\\.json$`),
  );
  const text = await readFile(await download.path(), 'utf8');
  const file = JSON.parse(text);
  const lists = ['quizzes', 'revisions', 'responses', 'messages', 'devices', 'reports', 'contactRequests'];
  expect(Object.keys(file)).toEqual(['exportedAt', 'account', 'photo', ...lists]);
  expect(file.photo).toBe(`data:image/webp;base64,${photo.toString('base64')}`);
  for (const list of [file.quizzes, file.responses, file.messages]) expect(list).toHaveLength(1);
  for (const stored of [creator.email, creator.username]) expect(JSON.stringify(file.account)).toContain(stored);
  expect(JSON.stringify(file.quizzes)).toContain(quiz.draft.title);
  expect(file.quizzes[0]).toMatchObject({ key: expect.any(Object) });
  expect(JSON.stringify(file.responses)).toContain('Android');
  expect(JSON.stringify(file.messages)).toMatch(/I like your shoes.*Android|Android.*I like your shoes/);
  expect(text).not.toContain('pancakes');
});

test('a deleted account is gone for everybody', async ({ page, context, stranger }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const response = await takeQuiz(target, quiz, quiz.draft, { name: 'Lou', right: 'yyynn' });
  await open(page, creator);
  await button(page, 'Delete my account').click();
  const username = page.getByLabel(/^Type your username to confirm/);
  await expect(username).toBeFocused();
  await username.fill('somebody else');
  await button(page, 'Delete for good').click();
  await expect(page.getByText("That's not your username.")).toBeVisible();
  await expect(username).toBeFocused();
  await expectAccessible(page);

  await page.evaluate((uid) => localStorage.setItem(`whoknows-quiz-draft-${uid}-know-me`, '{}'), creator.uid);
  await username.fill(creator.username);
  await context.setOffline(true);
  await button(page, 'Delete for good').click();
  await expect(page.getByText('nothing has started: your account is just as it was.')).toBeVisible();
  await expect(button(page, 'Keep my account')).toBeVisible();
  await context.setOffline(false);
  // until the server is heard again the page takes itself to be offline
  await expect(page.getByText(/^(You're offline|No connection to WhoKnows)\./)).toBeHidden({ timeout: 30_000 });
  await page.route('**/deleteAccount', (route) => route.abort(), { times: 1 });
  await button(page, 'Delete for good').click();
  await expect(page.getByText("We haven't heard back. Your account may already be on its way out.")).toBeVisible();
  await expect(button(page, 'Keep my account')).toBeHidden();

  // this page takes the sign-in for an old one; the server, whose clock this is not, would not mind
  await page.clock.setFixedTime(Date.now() + 10 * 60_000);
  await username.fill(`@${creator.username.toUpperCase()}`);
  await button(page, 'Delete for good').click();
  const dialog = page.getByRole('dialog', { name: 'Is it really you?' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(button(page, 'Delete for good')).toBeEnabled();
  await button(page, 'Delete for good').click();
  await dialog.getByLabel('Password', { exact: true }).fill(creator.password);
  await button(page, 'Continue').click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  expect(
    await page.evaluate((uid) => Object.keys(localStorage).filter((key) => key.includes(uid)), creator.uid),
  ).toEqual([]);

  for (const path of [`/${creator.username}`, quiz.path, `/quiz/results/${response.id}`]) {
    await stranger.goto(path);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/not found/);
  }
  await stranger.goto('/auth?mode=sign-in');
  await fillInSignIn(stranger, creator);
  await expect(stranger.getByText("That email and password don't match.")).toBeVisible();
});

test.describe('a deletion whose answer was lost', () => {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };

  const confirm = async (page: Page) => {
    const creator = await makeCreator();
    await open(page, creator);
    await button(page, 'Delete my account').click();
    await page.getByLabel(/^Type your username to confirm/).fill(creator.username);
    await page.route('**/deleteAccount', lose, { times: 1 });
  };
  const expectDeleted = async (page: Page) => {
    await page.waitForURL(({ pathname }) => pathname === '/');
    await expect(page.getByText('This account has been deleted.')).toBeVisible();
  };

  test('is told as what it was', async ({ page }) => {
    await confirm(page);
    await button(page, 'Delete for good').click();
    await expectDeleted(page);
  });

  test('is not mistaken for a bad line when the database takes the session no longer', async ({ page }) => {
    await confirm(page);
    // what it answers to a token of nobody
    await page.route('**/google.firestore.v1.Firestore/Listen/**', (route) => route.fulfill({ status: 401 }));
    await button(page, 'Delete for good').click();
    await expectDeleted(page);
  });
});
