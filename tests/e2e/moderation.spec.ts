import type { Page, Route } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { closedPaths, paths } from '../../domain/paths.ts';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { db, stored } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { write } from './offline.ts';
import { type Creator, expect, makeCreator, makeQuiz, signInOn, target, test, watch } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const inboxOf = async ({ uid }: Creator) =>
  (await db().collection(paths.messages).where('recipientId', '==', uid).get()).docs.map((one) => one.get('message'));

/** Writes on the message page, which says that it is sent whatever becomes of it. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your anonymous message' }).fill(text);
  await button(page, 'Send anonymously').click();
  await expect(heading(page, "It's on its way!")).toBeVisible();
}

test('a message is reported, its sender blocked without noticing it, and let through again', async ({
  page,
  context,
  stranger,
}) => {
  const creator = await makeCreator();
  const complaints = watch(stranger);
  await stranger.goto(`/${creator.username}/anonymous-messages`);
  await say(stranger, 'Nobody likes you.');
  await signInOn(page, creator, '/dashboard?tab=messages');
  await page.getByRole('button', { name: /^Sealed message/ }).click();

  await button(page, 'Report').click();
  await expect(heading(page, 'Report this message')).toBeFocused();
  await button(page, 'Send report').click();
  await expect(page.getByText('Pick what fits best.')).toBeVisible();
  await page.getByRole('radio', { name: "It's a threat" }).check();
  await page.getByRole('textbox', { name: 'Anything we should know?' }).fill('It is the third one today.');
  await expect(page.getByText('Someone in danger right now?')).toBeVisible();
  await expect(page.getByRole('link', { name: '116 123', exact: true })).toHaveAttribute('href', 'tel:116123');
  await expectAccessible(page);
  await context.setOffline(true);
  await button(page, 'Send report').click();
  await expect(page.getByRole('alert').filter({ hasText: 'This needs a connection' })).toBeVisible();
  await context.setOffline(false);
  await button(page, 'Send report').click();
  await expect(heading(page, 'Reported. Thank you.')).toBeFocused();
  await expectAccessible(page);
  const [report] = (await db().collection(closedPaths.reports).where('recipientId', '==', creator.uid).get()).docs;
  expect(report?.data()).toMatchObject({ reason: 'threat', note: 'It is the third one today.', status: 'open' });
  await button(page, 'Block and delete').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('No messages yet')).toBeVisible();

  await button(stranger, 'Send Another Message').click();
  await say(stranger, 'Still nobody.');
  await expect.poll(() => inboxOf(creator)).toEqual([]);

  await page.goto('/account');
  await expect(page.getByText('Some senders are blocked.')).toBeVisible();
  await button(page, 'Unblock everyone').click();
  await expectAccessible(page);
  await button(page, 'Unblock everyone').click();
  await expect(page.getByText('Nobody is blocked.')).toBeFocused();
  await button(stranger, 'Send Another Message').click();
  await say(stranger, 'Sorry.');
  await expect.poll(() => inboxOf(creator)).toEqual(['Sorry.']);
  expect(complaints).toEqual([]);
});

test('blocking says what it does, and when it is too late for it', async ({ page }) => {
  const creator = await makeCreator();
  const id = await write(creator, 'Guess who.');
  await signInOn(page, creator, '/dashboard?tab=messages');
  await page.getByRole('button', { name: /^Sealed message/ }).click();
  await button(page, 'Block sender').click();
  await expect(heading(page, 'Block this sender?')).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText("You won't learn who it is, and they won't notice.");
  await expectAccessible(page);
  await button(page, 'Cancel').click();
  await expect(button(page, 'Block sender')).toBeFocused();
  await db().doc(closedPaths.messageSender(id)).delete();
  await button(page, 'Block sender').click();
  await button(page, 'Block sender').click();
  await expect(page.getByRole('alert').filter({ hasText: 'This message is too old' })).toBeVisible();
  await expectAccessible(page);
  // to be rid of it is still possible
  await button(page, 'Cancel').click();
  await button(page, 'Report').click();
  await page.getByRole('radio', { name: "It's bullying" }).check();
  await button(page, 'Send report').click();
  await button(page, 'Block and delete').click();
  await button(page, 'Delete message').click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expect.poll(() => inboxOf(creator)).toEqual([]);
});

test('who closes a message meanwhile is told what became of the block and the report', async ({ page }) => {
  const creator = await makeCreator();
  await write(creator, 'Guess who.');
  await signInOn(page, creator, '/dashboard?tab=messages');
  /** Sets something going, closes the message before the server hears of it, and then lets it answer. */
  const closeWhile = async (operation: string, start: () => Promise<void>, finish: (route: Route) => Promise<void>) => {
    const held = Promise.withResolvers<Route>();
    await page.route(`**/${operation}`, (route) => held.resolve(route), { times: 1 });
    await page.getByRole('button', { name: /^(Sealed message|Guess who\.)/ }).click();
    await start();
    const route = await held.promise;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await finish(route);
  };
  const report = async () => {
    await button(page, 'Report').click();
    await page.getByRole('radio', { name: "It's bullying" }).check();
    await button(page, 'Send report').click();
  };
  await closeWhile('reportMessage', report, (route) => route.abort());
  await expect(page.getByText("Your report didn't go through")).toBeVisible();
  await closeWhile('reportMessage', report, (route) => route.continue());
  await expect(page.getByText('Reported. Thank you.')).toBeVisible();
  const block = async () => {
    await button(page, 'Block sender').click();
    await button(page, 'Block sender').click();
  };
  await closeWhile('blockSender', block, (route) => route.continue());
  await expect(page.getByText('Sender blocked')).toBeVisible();
});

test('a rude name is for the creator alone', async ({ page, stranger }) => {
  const creator = await makeCreator();
  const { draft, quizId, revision } = await makeQuiz(creator, 'know-me');
  const play = (name: string) => takeQuiz(target, { quizId, revision }, draft, { name, right: 'y' });
  const [rude, nice] = [await play('Sh1thead'), await play('Mia')];
  const shows = async (id: string, title: string) => {
    await stranger.goto(`/quiz/results/${id}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(stranger).toHaveTitle(new RegExp(`^${title}`));
  };
  await shows(rude.id, "Someone's Results");
  await expect(stranger.getByText('Sh1thead')).toHaveCount(0);
  await shows(nice.id, "Mia's Results");
  // from before names were looked at
  for (const { id } of [rude, nice]) await db().doc(paths.response(id)).update({ isNameHidden: FieldValue.delete() });
  expect(await stored(paths.response(rude.id))).not.toHaveProperty('isNameHidden');
  await shows(rude.id, "Someone's Results");
  await shows(nice.id, "Mia's Results");
  await signInOn(page, creator, '/dashboard?tab=responses');
  await expect(page.getByText('Sh1thead')).toBeVisible();
});
