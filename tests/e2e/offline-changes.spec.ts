import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { paths } from '../../domain/paths.ts';
import { db } from '../functions/support/backend.ts';
import { heading, note, openCold, openOnce, write } from './offline.ts';
import { comeBack, expect, fillInSignIn, goWithin, makeCreator, makeQuiz, signInOn, test } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const sealed = (page: Page) => page.getByRole('button', { name: /^Sealed message/ });
const messageOf = async (id: string) => (await db().doc(paths.message(id)).get()).data();
const isRead = async (id: string) => (await messageOf(id))?.['readAt'] != null;
const isGone = async (id: string) => (await messageOf(id)) === undefined;
const keptChanges = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('whoknows-change')));
const makeSomebodyElses = (quizId: string) => db().doc(paths.quiz(quizId)).update({ ownerId: 'somebody-else' });
async function deleteQuiz(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete Quiz' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(heading(page, title)).toBeHidden();
}

test(
  'offline changes show immediately, survive a killed browser, and arrive later; a refusal is shown',
  { tag: '@gate' },
  async ({ playwright, contextOptions, launchOptions }, info) => {
    const launch = () =>
      playwright.chromium.launchPersistentContext(info.outputPath('profile'), { ...launchOptions, ...contextOptions });
    const creator = await makeCreator();
    const [read, deleted] = [await write(creator, 'To be read'), await write(creator, 'To be deleted')];
    const { quizId } = await makeQuiz(creator, 'know-me', { title: 'To be gone' });
    const refused = await makeQuiz(creator, 'two-truths', { title: 'Not yours any more' });
    let context = await launch();
    let page = await context.newPage();
    await openOnce(page, creator);
    await goWithin(page, '/dashboard?tab=messages');
    await expect(sealed(page)).toHaveCount(2);
    const markAll = page.getByRole('button', { name: 'Open all' });
    await expect(markAll).toBeVisible();

    await context.setOffline(true);
    await sealed(page).last().click();
    await expect(page.getByRole('dialog')).toContainText('To be read');
    await page.getByRole('button', { name: 'Reply' }).click();
    await page.getByLabel('Your reply').fill('Said in the tunnel');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByRole('region', { name: 'Your reply' })).toContainText('Said in the tunnel');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(sealed(page)).toHaveCount(1);
    await sealed(page).click();
    await expect(page.getByRole('dialog')).toContainText('To be deleted');
    await page.getByRole('button', { name: 'Delete message' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText("It'll be deleted as soon as you're back online.")).toBeVisible();
    await expect(page.getByText('To be deleted')).toBeHidden();
    await expect(markAll).toBeHidden(); // nothing is unread any more, whatever the server has counted
    await page.getByRole('link', { name: 'Quizzes' }).click();
    await deleteQuiz(page, 'To be gone');
    await deleteQuiz(page, 'Not yours any more');
    await goWithin(page, '/account');
    await page.getByLabel('Name').fill('Mia Elsewhere');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByText('5 changes are waiting to be sent.')).toBeVisible();
    // the device has the last one, too
    await goWithin(page, '/dashboard');
    await expect(heading(page, 'Hey Mia!')).toBeVisible();
    await context.close();

    context = await launch();
    page = await openCold(context, '/dashboard');
    await expect(heading(page, 'Hey Mia!')).toBeVisible();
    await expect(page.getByText('5 changes are waiting to be sent.')).toBeVisible();
    await expect(page.getByText('To be read')).toBeVisible();
    await expect(page.getByText('To be deleted')).toBeHidden();
    expect(await isRead(read)).toBe(false);

    await makeSomebodyElses(refused.quizId);
    await comeBack(context);
    await expect.poll(() => isRead(read)).toBe(true);
    await expect.poll(async () => (await messageOf(read))?.['reply']).toBe('Said in the tunnel');
    await expect.poll(() => isGone(deleted)).toBe(true);
    await expect.poll(async () => (await db().doc(paths.quiz(quizId)).get()).exists).toBe(false);
    await expect.poll(async () => (await db().doc(paths.profile(creator.uid)).get()).get('name')).toBe('Mia Elsewhere');
    await expect(page.getByText('“Not yours any more” is still there')).toBeVisible();
    // accepted changes are not reported
    await expect(page.getByText("A change didn't make it")).toHaveCount(1);
    await expect.poll(() => keptChanges(page)).toEqual([]);
    await context.close();
  },
);

test('all messages are marked as read offline, in both tabs, and one read elsewhere breaks none', async ({
  page,
  context,
}) => {
  const creator = await makeCreator();
  const ids = [await write(creator, 'One'), await write(creator, 'Two'), await write(creator, 'Three')];
  await openOnce(page, creator);
  await goWithin(page, '/dashboard?tab=messages');
  const other = await context.newPage();
  await other.goto('/dashboard?tab=messages');
  for (const tab of [page, other]) await expect(sealed(tab)).toHaveCount(3);
  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await db()
    .doc(paths.message(ids[1] as string))
    .update({ readAt: new Date() });
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.getByText('Opened on this device')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(sealed(tab)).toHaveCount(0);
    await expect(tab.getByRole('button', { name: 'Open all' })).toBeHidden();
    await expect(tab.getByText('3 changes are waiting to be sent.')).toBeVisible();
  }
  // the one that made them goes; the other one sends them
  await page.close();
  await comeBack(context);
  for (const id of ids) await expect.poll(() => isRead(id)).toBe(true);
  await expect(note(other)).toBeHidden();
});

test('signing out asks before discarding unsent changes; a session that ends with them shows them to nobody else', async ({
  page,
  context,
}) => {
  const [creator, another] = await Promise.all([makeCreator(), makeCreator()]);
  await makeQuiz(creator, 'two-truths', { title: 'Not gone yet' });
  db(); // it lets the operator in, too
  const setDisabled = (disabled: boolean) => getAuth().updateUser(creator.uid, { disabled });
  const deleteOffline = async (tab: Page) => {
    await goWithin(tab, '/dashboard?tab=quizzes');
    await expect(heading(tab, 'Not gone yet')).toBeVisible();
    await context.setOffline(true);
    await deleteQuiz(tab, 'Not gone yet');
  };
  const endWithChange = async (tab: Page): Promise<Page> => {
    await deleteOffline(tab);
    await tab.close();
    await setDisabled(true);
    await context.setOffline(false); // no page is open
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

  await makeQuiz(another, 'two-truths', { title: 'Not gone yet' });
  await deleteOffline(last);
  const logOut = async () => {
    await last.getByRole('button', { name: /^Profile menu/ }).click();
    await last.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await logOut();
  const question = last.getByRole('dialog', { name: "1 change hasn't been sent yet. Sign out anyway?" });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await logOut();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await last.waitForURL((url) => url.pathname === '/');
  await expect
    .poll(() =>
      last.evaluate(() => Object.keys(localStorage).filter((key) => /^whoknows-(change|freshness|session)/.test(key))),
    )
    .toEqual([]);
});

test.describe('without databases', () => {
  test.use({ serviceWorkers: 'block' });

  test('a browser that refuses databases still shows everything, and does not promise to store anything', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await signInOn(page, await makeCreator());
    await context.setOffline(true);
    await expect(page.getByText("This browser doesn't save anything: you'll lose changes")).toBeVisible();
    await expect(page.getByText('Changes are saved and sent later.')).toBeHidden();
  });
});
