import type { Page, Route } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { paths } from '../../domain/paths.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { heading, note, openCold, openOnce, write } from './offline.ts';
import { expect, fillInSignIn, makeCreator, makeQuiz, test } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const messageOf = async (id: string) => (await db().doc(paths.message(id)).get()).data();
const isRead = async (id: string) => (await messageOf(id))?.['readAt'] != null;
const keptChanges = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('whoknows-change')));
async function deleteQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete Quiz' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
}
const isGone = async (id: string) => (await messageOf(id)) === undefined;

test('changes made without a network are there at once, survive a killed browser, and arrive when the app is opened again', async ({
  playwright,
  contextOptions,
  launchOptions,
}, info) => {
  const launch = () =>
    playwright.chromium.launchPersistentContext(info.outputPath('profile'), { ...launchOptions, ...contextOptions });
  const creator = await makeCreator();
  const [read, deleted] = [await write(creator, 'To be read'), await write(creator, 'To be deleted')];
  const { quizId } = await makeQuiz(creator, 'know-me', { title: 'To be gone' });
  let context = await launch();
  let page = await context.newPage();
  await openOnce(page, creator);
  await page.goto('/dashboard?tab=messages');
  const sealed = page.getByRole('button', { name: /^Sealed message/ });
  await expect(sealed).toHaveCount(2);
  const markAll = page.getByRole('button', { name: 'Open all' });
  await expect(markAll).toBeVisible();

  await context.setOffline(true);
  await sealed.last().click();
  await expect(page.getByRole('dialog')).toContainText('To be read');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(sealed).toHaveCount(1);
  await sealed.click();
  await expect(page.getByRole('dialog')).toContainText('To be deleted');
  await page.getByRole('button', { name: 'Delete message' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText("It'll be deleted as soon as you're back online.")).toBeVisible();
  await expect(page.getByText('To be deleted')).toBeHidden();
  await expect(markAll).toBeHidden(); // nothing is unread any more, whatever the server has counted
  await page.getByRole('link', { name: 'Quizzes' }).click();
  await deleteQuiz(page);
  await expect(heading(page, 'To be gone')).toBeHidden();
  await page.goto('/account');
  await page.getByLabel('Name').fill('Zoe Elsewhere');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('4 changes are waiting to be sent.')).toBeVisible();
  await context.close();

  context = await launch();
  page = await openCold(context, '/dashboard');
  await expect(heading(page, /^Hey Zoe Elsewhere!|^Hey Zoe!/)).toBeVisible();
  await expect(page.getByText('4 changes are waiting to be sent.')).toBeVisible();
  await expect(page.getByText('To be read')).toBeVisible();
  await expect(page.getByText('To be deleted')).toBeHidden();
  expect(await isRead(read)).toBe(false);
  await context.close();

  context = await launch();
  page = await context.newPage();
  await page.goto('/dashboard');
  await expect.poll(() => isRead(read)).toBe(true);
  await expect.poll(() => isGone(deleted)).toBe(true);
  await expect.poll(async () => (await db().doc(paths.quiz(quizId)).get()).exists).toBe(false);
  await expect.poll(async () => (await db().doc(paths.profile(creator.uid)).get()).get('name')).toBe('Zoe Elsewhere');
  // told nothing: the server took all of it
  await expect.poll(() => keptChanges(page)).toEqual([]);
  await expect(page.getByText("A change didn't make it")).toBeHidden();
  await context.close();
});

test('all messages are marked as read without a network, in both tabs, and one that was read elsewhere spoils none', async ({
  page,
  context,
}) => {
  const creator = await makeCreator();
  const ids = [await write(creator, 'One'), await write(creator, 'Two'), await write(creator, 'Three')];
  await openOnce(page, creator);
  await page.goto('/dashboard?tab=messages');
  await expect(page.getByText('Sealed message')).toHaveCount(3);
  const other = await context.newPage();
  await other.goto('/dashboard?tab=messages');
  const fresh = (tab: Page) => tab.getByRole('main').getByText('Sealed message');
  await expect(fresh(other)).toHaveCount(3);
  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await db()
    .doc(paths.message(ids[1] as string))
    .update({ readAt: new Date() });
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.getByText('Opened on this device')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(fresh(tab)).toHaveCount(0);
    await expect(tab.getByRole('button', { name: 'Open all' })).toBeHidden();
    await expect(tab.getByText('3 changes are waiting to be sent.')).toBeVisible();
  }
  // the one that made them goes; the other one sends them
  await page.close();
  await context.setOffline(false);
  for (const id of ids) await expect.poll(() => isRead(id), { timeout: 60_000 }).toBe(true);
  await expect(note(other)).toBeHidden();
});

test('signing out asks before it takes unsent changes with it, and leaves nothing of them', async ({
  page,
  context,
}) => {
  const creator = await makeCreator();
  const id = await write(creator, 'Read on the train');
  await openOnce(page, creator);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Sealed message/ }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  const logOut = async () => {
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await logOut();
  const question = page.getByRole('dialog', { name: "1 change hasn't been sent yet. Sign out anyway?" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(heading(page, /^Hey Zoe!/)).toBeVisible();
  await logOut();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /^whoknows-(change|freshness|session)/.test(key))),
    )
    .toEqual([]);
  await context.setOffline(false);
  await page.goto('/auth');
  expect(await isRead(id)).toBe(false);
});

test('a change that the server refuses after a relaunch is told, with what it was', async ({ page, context }) => {
  const creator = await makeCreator();
  const { quizId } = await makeQuiz(creator, 'two-truths', { title: 'Not yours any more' });
  await openOnce(page, creator);
  await page.goto('/dashboard?tab=quizzes');
  await context.setOffline(true);
  await deleteQuiz(page);
  await expect(heading(page, 'Not yours any more')).toBeHidden();
  await page.close();
  await db().doc(paths.quiz(quizId)).update({ ownerId: 'somebody-else' });
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/dashboard');
  await expect(next.getByText("A change didn't make it")).toBeVisible();
  await expect(next.getByText('“Not yours any more” is still there')).toBeVisible();
});

test('marking all messages while the connection breaks says so, counts them, and ends well', async ({
  page,
  context,
}) => {
  const creator = await makeCreator();
  const ids = [await write(creator, 'One'), await write(creator, 'Two'), await write(creator, 'Three')];
  await openOnce(page, creator);
  await page.goto('/dashboard?tab=messages');
  const markAll = page.getByRole('button', { name: 'Open all' });
  await expect(markAll).toBeVisible();
  // what is read still comes; what is written leads nowhere
  const stuck: Route[] = [];
  await page.route('**/Write/channel**', (route) => void stuck.push(route));
  await markAll.click();
  await expect.poll(() => keptChanges(page)).toHaveLength(3);
  await expect(page.getByText('Opened on this device')).toBeVisible();
  await expect(markAll).toBeHidden();
  expect(stuck).not.toEqual([]);
  expect(await isRead(ids[0] as string)).toBe(false);
  await page.close();
  const next = await context.newPage();
  await next.goto('/dashboard');
  for (const id of ids) await expect.poll(() => isRead(id)).toBe(true);
});

test('a session that ends with changes unsent says so, and tells them to nobody but the person who made them', async ({
  page,
  context,
}) => {
  const [creator, another] = await Promise.all([makeCreator(), makeCreator()]);
  await makeQuiz(creator, 'two-truths', { title: 'Not gone yet' });
  db(); // it lets the operator in, too
  const setDisabled = (disabled: boolean) => getAuth().updateUser(creator.uid, { disabled });
  const endWithChange = async (tab: Page): Promise<Page> => {
    await tab.goto('/dashboard?tab=quizzes');
    await expect(heading(tab, 'Not gone yet')).toBeVisible();
    await context.setOffline(true);
    await deleteQuiz(tab);
    await expect(heading(tab, 'Not gone yet')).toBeHidden();
    await tab.close();
    await setDisabled(true);
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/dashboard');
    await expect(next.getByText('Your session ended before 1 change was sent.')).toBeVisible();
    await setDisabled(false);
    return next;
  };
  await openOnce(page, creator);
  const next = await endWithChange(page);
  await fillInSignIn(next, creator);
  await expect(next.getByText('“Not gone yet” is still there')).toBeVisible();
  await expect(heading(next, /^Hey Zoe/)).toBeVisible();
  await expect.poll(() => keptChanges(next)).toEqual([]);

  const last = await endWithChange(next);
  await fillInSignIn(last, another);
  await expect(heading(last, /^Hey Zoe/)).toBeVisible();
  await expect.poll(() => keptChanges(last)).toEqual([]);
  await expect(last.getByText("A change didn't make it")).toBeHidden();
});

test('a browser that refuses databases shows everything all the same, and promises to keep nothing', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  const creator = await makeCreator();
  await page.goto('/auth?mode=sign-in');
  await fillInSignIn(page, creator);
  await expect(page.getByText('Total Responses')).toBeVisible();
  await expect(page.getByText('…', { exact: true })).toBeHidden();
  await page.reload();
  await expect(page.getByText('Total Responses')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("This browser doesn't save anything: you'll lose changes")).toBeVisible();
  await expect(page.getByText('Changes are saved and sent later.')).toBeHidden();
});
