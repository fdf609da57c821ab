import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { paths } from '../../domain/paths.ts';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { db } from '../functions/support/backend.ts';
import { mailsTo } from '../functions/support/mails.ts';
import { expectAccessible } from './axe.ts';
import { type Creator, expect, makeCreator, makeQuiz, signInOn, target, test, watch } from './support.ts';

/** A week that ends tomorrow. */
const WEEK_END = Date.now() + 24 * 3_600_000;
/** Delivers somebody's task as the queue does. */
const deliver = ({ uid }: Creator) =>
  fetch(`http://${process.env['FUNCTIONS_EMULATOR_HOST']}/demo-whoknows/europe-west1/sendSummary`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { uid, weekEnd: WEEK_END, notAfter: WEEK_END } }),
  });

const stored = async ({ uid }: Creator) => (await db().doc(paths.account(uid)).get()).get('weeklySummary');
const verify = ({ uid }: Creator) => {
  db();
  return getAuth().updateUser(uid, { emailVerified: true });
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The address in the text of the newest mail that leads to a path of the local site. */
async function linkIn({ email }: Creator, path: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  return mail?.text?.split(/\s+/).find((word) => word.includes(path)) ?? '';
}

test('a creator switches the summary on, also without a network; another browser ends it', async ({
  page,
  context,
  stranger,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me', { title: 'Do you know my tea?' });
  await signInOn(page, creator, '/account#notifications');
  await expect(page.getByText('Confirm your email first, so that nobody else gets it.')).toBeVisible();
  const toggle = page.getByRole('switch', { name: 'Weekly summary by email' });
  await expect(toggle).toHaveCount(0);
  await verify(creator);
  await page.reload();
  await expect(toggle).not.toBeChecked();
  await expectAccessible(page);

  await context.setOffline(true);
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect(page.getByText(`On Sundays to ${creator.email}. Language: English.`)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => stored(creator)).toBe('en');

  await takeQuiz(target, quiz, quiz.draft, { name: 'Noa', right: 'yyyyn' });
  await deliver(creator);
  await deliver(creator);
  const mails = await mailsTo(creator.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your week: 1 play']);
  expect(mails[0]?.text).toContain('Do you know my tea?');
  expect(mails[0]?.text).not.toContain('Noa');

  // as when a mail program opens the address of its own button: a page asks
  const complaints = watch(stranger);
  await stranger.goto((await linkIn(creator, '/unsubscribe')).replace('/unsubscribe#', '/api/unsubscribe/'));
  await expect(heading(stranger)).toHaveText('No more weekly emails?');
  expect(await stored(creator)).toBe('en');
  await expectAccessible(stranger);
  await stranger.context().setOffline(true);
  await expect(stranger.getByText("You're offline. Unsubscribing needs a connection")).toBeVisible();
  await stranger.context().setOffline(false);
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading(stranger)).toHaveText("You won't get the weekly email anymore");
  await expectAccessible(stranger);
  await expect(toggle).not.toBeChecked();
  expect(complaints).toEqual([]);
});

test('in French, dark and on a wide screen', async ({ browser }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'two-truths');
  await verify(creator);
  await db().doc(paths.account(creator.uid)).update({ weeklySummary: 'en' });
  const context = await browser.newContext({
    locale: 'fr-FR',
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('preferred-language', 'fr'));
  const page = await context.newPage();
  await signInOn(page, creator, '/account#notifications');
  await expect(page.getByRole('switch', { name: 'Résumé de la semaine par e-mail' })).toBeChecked();
  await page.getByRole('button', { name: /^Changer de langue.*Français$/ }).click();
  await expect(page.getByText(/^Le dimanche, à .* Langue.: Français\./)).toBeVisible();
  await expect.poll(() => stored(creator)).toBe('fr');
  await expectAccessible(page);

  await takeQuiz(target, quiz, quiz.draft, { name: 'Léo', right: 'y' });
  await deliver(creator);
  await page.goto(await linkIn(creator, '/unsubscribe'));
  await expect(page.locator('html.dark')).toBeAttached();
  await expect(heading(page)).toHaveText("Ne plus recevoir l'e-mail de la semaine\u00a0?");
  await page.getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(heading(page)).toHaveText("C'est noté\u00a0: fini l'e-mail du dimanche");
  await expectAccessible(page);
  expect(await stored(creator)).toBeNull();
  await page.goto('/unsubscribe#half');
  await page.reload();
  await expect(heading(page)).toHaveText('Il manque un bout à ce lien');
  await page.getByRole('link', { name: 'Ton compte' }).click();
  await expect(page.getByRole('switch', { name: 'Résumé de la semaine par e-mail' })).not.toBeChecked();
  await context.close();
});
