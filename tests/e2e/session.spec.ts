// walks: src/session/
import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { db } from '../functions/support/backend.ts';
import { expect, fillInSignIn, goWithin, makeCreator, makeQuiz, signInOn, test } from './support.ts';

/** The events of the session on a page. */
const eventsOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('mark').flatMap(({ name }) => /^session:(.*)/.exec(name)?.[1] ?? []),
  );

/** The databases in which Firestore keeps what the creator may read. */
const privateDatabases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name.startsWith('firestore/')),
  );

/** The operator's view of accounts. */
function operator() {
  db();
  return getAuth();
}
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name });

test('two tabs agree on signing in and out, and nothing private stays on the device', {
  tag: '@gate',
}, async ({ page, context }) => {
  const creator = await makeCreator();
  const other = await context.newPage();
  await other.goto('/auth?mode=sign-up');
  await other.getByLabel('Name').fill('Half typed');
  await expect.poll(() => eventsOf(other)).toEqual(['INITIAL_SESSION']);

  await page.goto('/auth?mode=sign-in');
  await fillInSignIn(page, creator);
  await expect(heading(page, /^Hey Zoe!/)).toBeVisible();
  await expect(heading(other, /^Hey Zoe!/)).toBeVisible();
  expect(await privateDatabases(page)).not.toEqual([]);

  await goWithin(other, '/account');
  await other.getByLabel('Name').fill('Half saved');
  const draft = () => other.evaluate(() => sessionStorage.getItem('whoknows-account-drafts'));
  await expect.poll(draft).toContain('Half saved');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await Promise.all([page, other].map((tab) => tab.waitForURL((url) => url.pathname === '/')));
  await expect(other.getByText('You signed out in another tab. Your drafts are saved.')).toBeVisible();
  expect(await draft()).toBeNull();
  await expect.poll(() => privateDatabases(page)).toEqual([]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /^(whoknows-session|firestore_)/.test(key))),
  ).toEqual([]);
  await other.goto('/dashboard');
  await other.waitForURL('**/auth*');
});

test('a session is renewed in time; a refused one ends with a reason, drafts stay for their creator, and the next person finds nothing', async ({
  page,
}) => {
  const [creator, next] = await Promise.all([makeCreator(), makeCreator()]);
  const { quizId } = await makeQuiz(creator, 'know-me');
  const hasEnded = () => expect(page.getByText('Your session has ended.')).toBeVisible();
  // the SDK renews it five minutes before
  const tokenLifetimeMs = 5 * 60_000 + 3000;
  const renewals: string[] = [];
  page.on('response', (reply) => {
    if (/securetoken.*\/token/.test(reply.url()) && reply.ok()) renewals.push(reply.url());
  });
  await signInOn(page, { ...creator, tokenLifetimeMs }, `/create-quiz?edit=${quizId}`);
  await expect.poll(() => renewals.length).toBeGreaterThan(0);
  const title = page.getByLabel('Quiz title');
  await title.fill('A title nobody has saved');
  await operator().updateUser(creator.uid, { disabled: true });
  await page.reload();
  await hasEnded();
  await expect.poll(() => privateDatabases(page)).toEqual([]);

  await operator().updateUser(creator.uid, { disabled: false });
  await fillInSignIn(page, creator);
  await page.waitForURL(`**/create-quiz?edit=${quizId}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title).toHaveValue('A title nobody has saved');

  // while the save is on its way: what the page listens to may be refused, too, and would take the button away first
  await page.route('**/saveQuiz', async (route) => {
    await operator().deleteUser(creator.uid);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Update Quiz' }).click();
  await hasEnded();
  await goWithin(page, '/auth?mode=sign-in');
  await fillInSignIn(page, next);
  await expect(heading(page, /^Hey Zoe!/)).toBeVisible();
  await expect(page.getByText(creator.username)).toBeHidden();
});
