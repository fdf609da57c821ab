import { randomUUID } from 'node:crypto';
import { paths } from '../../domain/paths.ts';
import { sampleTracking, send, takeQuiz } from '../../scripts/seed/client.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { type Creator, expect, makeCreator, makeQuiz, signInOn, target, test, watch } from './support.ts';
import { brokenWords } from './whole-words.ts';

const write = (creator: Creator, message: string) =>
  send(target, 'messages', { id: randomUUID(), recipientId: creator.uid, message, tracking: sampleTracking() });

test('an empty account is an invitation on every tab', async ({ page }) => {
  const complaints = watch(page);
  await signInOn(page, await makeCreator());
  await expect(page.getByText('Getting Started')).toBeVisible();
  await expect(page.getByTestId('notification-dot')).toBeHidden();
  const texts = {
    overview: 'No messages yet',
    quizzes: 'No quizzes yet',
    responses: 'No responses yet',
    messages: 'No messages yet',
    profile: 'Achievements',
  };
  const sections = page.getByRole('navigation', { name: 'Dashboard sections' });
  for (const [tab, text] of Object.entries(texts)) {
    await sections.getByRole('link', { name: tab }).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page);
  }
  await expect(page.getByText('0 of 9 reached')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('counts, label and lists of the overview follow what happens, without a reload', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const take = (name: string) => takeQuiz(target, quiz, quiz.draft, { name, right: 'yyynn' });
  await signInOn(page, creator);
  const card = (label: string) => page.getByRole('region', { name: 'Your numbers' }).getByText(label).locator('..');
  await expect(card('Total Quizzes')).toContainText('1');
  await expect(card('Total Responses')).toContainText('0');

  for (const name of ['Ann', 'Ben', 'Cem', 'Dee', 'Eli', 'Fay']) await take(name);
  await expect(card('Total Responses')).toContainText('6');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  // views are not counted yet, and say so: 6 × 2.5
  await expect(card('Profile Views')).toContainText('15');
  await expect(card('Profile Views')).toContainText('Estimate');
  await expect(page.getByRole('button', { name: /3 of 5 right$/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Fay/ })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Activity level' })).toHaveAttribute('aria-valuenow', '30');

  for (const name of ['Gil', 'Hal', 'Ida', 'Jon', 'Kim']) await take(name);
  await expect(page.getByText('Very Active')).toBeVisible();
  await write(creator, 'You are the best.');
  await expect(card('Messages')).toContainText('1 new');
  // what is being read stays open when newer ones push it off the short list
  await page.getByRole('button', { name: /^Sealed message/ }).click();
  await expect(page.getByRole('dialog')).toContainText('You are the best.');
  for (const text of ['Second', 'Third', 'Fourth']) await write(creator, text);
  await expect(page.getByText('Sealed message')).toHaveCount(3);
  await expect(page.getByRole('dialog')).toContainText('You are the best.');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('You are the best.')).toBeHidden();
  await expectAccessible(page);
  // no word falls apart on the smallest phones or in large letters, and the header keeps to one line
  const header = page.getByRole('banner');
  for (const [width, fontSize] of [
    [390, ''],
    [320, ''],
    [195, ''],
    [320, '150%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => Object.assign(document.documentElement.style, { fontSize: size }), fontSize);
    expect(await brokenWords(page, width < 320 ? 'header' : 'header, main'), `${width} px, ${fontSize}`).toEqual([]);
    expect((await header.boundingBox())?.height, `${width} px, ${fontSize}`).toBeLessThan(90);
  }
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto('/dashboard?tab=profile');
  await expect(page.getByRole('listitem').filter({ hasText: 'First guess' })).toContainText('Reached');
  await expect(page.getByRole('listitem').filter({ hasText: 'Crowd puller' })).toContainText('11 of 25');
});

test('while nothing is there yet, a tab has its title, and nothing says "?" or "…"', async ({ page }) => {
  const creator = await makeCreator();
  await makeQuiz(creator, 'know-me');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/google.firestore.v1.Firestore/Listen/**', async (route) => {
    await asked;
    await route.continue();
  });
  await signInOn(page, creator, '/dashboard?tab=messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Profile menu' })).not.toHaveText('?');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('…');
  answer();
  await expect(page.getByText('1 quiz · 0 responses')).toBeVisible();
  await expect(page.getByText('Total Quizzes').locator('..')).toContainText('1');
});

test('the dot says that there is something new, and goes out when it has been looked at', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'two-truths');
  await signInOn(page, creator);
  const dot = page.getByTestId('notification-dot');
  const menu = page.getByRole('button', { name: /^Profile menu/ });
  await expect(menu).toBeVisible();
  await expect(dot).toBeHidden();

  await write(creator, 'Hello there');
  await takeQuiz(target, quiz, quiz.draft, { name: 'Lou', right: 'yyyyy' });
  await expect(dot).toBeVisible();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'New responses' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: '1 unread message' }).click();
  await page.waitForURL('**/dashboard?tab=messages');
  await page.getByRole('button', { name: /^Sealed message/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  // the message is read, the responses have not been looked at
  await menu.click();
  await expect(page.getByRole('menuitem', { name: /unread/ })).toBeHidden();
  await page.getByRole('menuitem', { name: 'New responses' }).click();
  await page.waitForURL('**/dashboard?tab=responses');
  await expect(dot).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Lou/ })).toBeVisible();
  await expect(dot).toBeHidden();

  // one that comes while the list is on screen has been seen
  const { createdAt } = await takeQuiz(target, quiz, quiz.draft, { name: 'Max', right: 'nnnnn' });
  await expect(page.getByRole('button', { name: /^Max/ })).toBeVisible();
  const seenAt = async () => (await db().doc(paths.account(creator.uid)).get()).get('responsesSeenAt').toMillis();
  await expect.poll(seenAt).toBeGreaterThan(createdAt);
  await page.goto('/dashboard');
  await expect(page.getByText('Total Responses').locator('..')).toContainText('2');
  await expect(dot).toBeHidden();
});

test('a dialog closes with Back, and shows what is known of the sender when asked', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await takeQuiz(target, quiz, quiz.draft, { name: 'Sam', right: 'ynnyy' });
  await signInOn(page, creator, '/dashboard?tab=responses');
  await page.getByRole('button', { name: /^Sam/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Right answer: ', { exact: false })).toHaveCount(2);
  await expect(dialog.getByText('Kristinehamn')).toBeHidden();
  await dialog.getByRole('button', { name: 'View Full Details' }).click();
  await expect(dialog.getByText('Kristinehamn, Varmland County, Sweden')).toBeVisible();
  await expect(dialog.getByText(/^Chrome 142/)).toBeVisible();
  await expect(dialog.getByText(/^89\.160\.20\.\d+$/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Show on a map' })).toHaveAttribute('href', /mlat=59\.31&mlon=14\.1#/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hide Details' }).click();
  await expect(dialog.getByText('Kristinehamn')).toBeHidden();

  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).search).toBe('?tab=responses');
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).dblclick();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).search).toBe('?tab=responses');
});

test('messages are paged, read one by one or all at once, and deleted', async ({ page, context }) => {
  const creator = await makeCreator();
  for (let n = 1; n <= 22; n++) await write(creator, `Message number ${n}.`);
  await signInOn(page, creator, '/dashboard?tab=messages');
  const rows = page.getByText(/^(Message number \d+\.|Sealed message)$/);
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(rows).toHaveCount(22);
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeHidden();

  const sealed = page.getByRole('button', { name: /^Sealed message/ });
  await sealed.nth(19).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Message number 3.');
  await dialog.getByRole('button', { name: 'View Full Details' }).click();
  await expect(dialog.getByText('Chrome 142.0.0.0', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(sealed).toHaveCount(21);
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(sealed).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open all' })).toBeHidden();

  await page.getByText('Message number 7.').click();
  await dialog.getByRole('button', { name: 'Delete message' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Delete message' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Message deleted')).toBeVisible();
  await expect(page.getByText('Message number 7.')).toBeHidden();
  expect(new URL(page.url()).search).toBe('?tab=messages');

  // without a network it is gone here at once, and on the server later
  await context.setOffline(true);
  await page.getByText('Message number 8.').click();
  await dialog.getByRole('button', { name: 'Delete message' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText("It'll be deleted as soon as you're back online.")).toBeVisible();
  await expect(page.getByText('Message number 8.')).toBeHidden();
  await context.setOffline(false);
  await expect
    .poll(async () => (await db().collection(paths.messages).where('recipientId', '==', creator.uid).get()).size)
    .toBe(20);
});

test('links are shared by the share sheet, else copied, and a failure is told', async ({ page }) => {
  const creator = await makeCreator();
  await signInOn(page, creator, '/dashboard?tab=messages');
  const link = `${new URL(page.url()).origin}/${creator.username}/anonymous-messages`;
  await page.getByRole('button', { name: /^Copy / }).click();
  await expect(page.getByText('Anonymous message link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await page.evaluate(() => {
    Object.assign(navigator, { share: async (data: ShareData) => sessionStorage.setItem('shared', data.url ?? '') });
  });
  await page.getByRole('button', { name: /^Share http|^Share localhost/ }).click();
  await page.getByRole('button', { name: 'Share...' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shared'))).toBe(link);

  await page.evaluate(() => {
    const refuse = () => Promise.reject(new Error('refused'));
    Object.assign(navigator, { share: refuse });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Share...' }).click();
  await expect(page.getByText('Failed to copy link. Please try again.')).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network the dashboard shows what this device knows', async ({ page, context }) => {
    const creator = await makeCreator();
    await write(creator, 'Kept on this device');
    await signInOn(page, creator);
    const sealed = page.getByRole('button', { name: /^Sealed message/ });
    await expect(sealed).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await expect(page.getByText("You're offline.", { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    // a seal breaks without a network, too, and stays broken
    await sealed.click();
    await expect(page.getByRole('dialog')).toContainText('Kept on this device');
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Kept on this device/ })).toBeVisible();
    await expect(sealed).toHaveCount(0);
    await context.setOffline(false);
    await write(creator, 'Came when the network was back');
    await expect(sealed).toBeVisible();
  });
});
