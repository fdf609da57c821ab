import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import {
  answerAllButLast,
  expectArrived,
  isAhead,
  lastAnswer,
  messagesTo,
  responsesTo,
  SAVED,
  sendButton,
  writeMessage,
} from './handing-in.ts';
import { type Creator, expect, makeCreator, makeQuiz, signInOn, test } from './support.ts';

/** The private link that takes back what was sent. */

const link = (page: Page) => page.getByRole('link', { name: /Delete what I sent|Open my private link/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const deleteButton = (page: Page) => page.getByRole('button', { name: 'Delete for good' });

/** Asks whether to delete the message, which its private link shows first. */
async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete my message' }).click();
  await expect(page.getByRole('heading', { name: 'Delete your message?' })).toBeFocused();
}

/** Sends a message. Returns what deletes it, from the page that says so. */
async function sendOne(page: Page, { username, uid }: Creator, text = 'Oh dear'): Promise<string> {
  await writeMessage(page, username, text);
  await sendButton(page).click();
  await expectArrived(() => messagesTo(uid), [text]);
  return (await link(page).getAttribute('href')) ?? '';
}

test('answers are deleted by the link of their result, and what the creator counts follows', async ({
  page,
  stranger,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await answerAllButLast(page, quiz, 'Noa');
  await lastAnswer(page, quiz).click();
  await expect(heading(page)).toHaveText("Noa's Results");
  await signInOn(stranger, creator);
  const total = stranger.getByText('Total Responses').locator('..');
  await expect(total).toContainText('1');

  // the result's page offers it later, too
  await page.goto(page.url());
  await link(page).click();
  await expect(heading(page)).toHaveText('Delete your answers?');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(`"${quiz.draft.title}", played as Noa`)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await deleteButton(page).click();
  await expect(heading(page)).toHaveText('Your answers are gone');
  await expectAccessible(page);
  expect(await responsesTo(quiz.quizId)).toEqual([]);
  await expect(total).toContainText('0');

  // nothing of it is left on this device, and the way back shows none of it
  await page.goBack();
  await expect(heading(page)).toHaveText('Results not found');
  expect(await page.evaluate(() => localStorage.getItem('whoknows-delete-keys'))).toBe('{}');
  await page.goForward();
  await expect(heading(page)).toHaveText('Already gone');
});

test('the way back to a result that was just earned shows none of it once it is deleted', async ({ page }) => {
  const quiz = await makeQuiz(await makeCreator(), 'know-me');
  await answerAllButLast(page, quiz, 'Noa');
  await lastAnswer(page, quiz).click();
  await link(page).click();
  await deleteButton(page).click();
  await expect(heading(page)).toHaveText('Your answers are gone');
  await page.goBack();
  await expect(heading(page)).toHaveText('Results not found');
});

test('a message is deleted on another device, by the link that was copied', async ({ page, stranger }) => {
  const creator = await makeCreator();
  const path = await sendOne(page, creator);
  await link(page).click();
  await page.getByRole('button', { name: 'Copy the private link' }).click();
  await expect(page.getByText('Copied. Put it somewhere safe.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(path, page.url()).href);
  await askToDelete(page);
  await page.getByRole('button', { name: 'No, keep it' }).click();
  expect(await messagesTo(creator.uid)).toHaveLength(1);

  await stranger.goto(copied);
  await askToDelete(stranger);
  await expectAccessible(stranger);
  await deleteButton(stranger).click();
  await expect(heading(stranger)).toHaveText('Your message is gone');
  expect(await messagesTo(creator.uid)).toEqual([]);
  // who opens the link once more finds it as gone
  await page.goto('/about');
  await page.goto(path);
  await expect(heading(page)).toHaveText('You deleted this');
});

test('whoever has the link of a result alone cannot delete it', async ({ page, stranger }) => {
  const quiz = await makeQuiz(await makeCreator(), 'know-me');
  await answerAllButLast(page, quiz, 'Noa');
  await lastAnswer(page, quiz).click();
  await expect(link(page)).toBeVisible();
  await stranger.goto(page.url());
  await expect(heading(stranger)).toHaveText("Noa's Results");
  await expect(link(stranger)).toHaveCount(0);
});

test('without a connection, and after a reply that was lost, it can be tried again', async ({ page, context }) => {
  const creator = await makeCreator();
  await sendOne(page, creator);
  await link(page).click();
  await askToDelete(page);
  await context.setOffline(true);
  await expect(page.getByRole('alert')).toContainText("You're offline.");
  await deleteButton(page).click();
  await expect(deleteButton(page)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText("You're offline.")).toBeHidden();
  expect(await messagesTo(creator.uid)).toHaveLength(1);
  await page.route(
    '**/api/delete-submission',
    (route) => route.fulfill({ status: 429, json: { ok: false, error: { code: 'rate-limited', message: '' } } }),
    { times: 1 },
  );
  await deleteButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Too many tries.');
  await page.route(
    '**/api/delete-submission',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await deleteButton(page).click();
  // the page looks at once what became of it
  await expect(heading(page)).toHaveText('You deleted this');
  expect(await messagesTo(creator.uid)).toEqual([]);
});

test('a link that is incomplete or does not fit deletes nothing and says so', async ({ page }) => {
  const creator = await makeCreator();
  const path = await sendOne(page, creator);
  for (const broken of ['/delete', path.slice(0, -20), path.replace('#message', '#quiz')]) {
    await page.goto('/about');
    await page.goto(broken);
    await expect(heading(page)).toHaveText("This link isn't complete");
  }
  // a person's name can begin with the word: their page keeps its surroundings
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/deletedetective');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/delete');
  await expect(heading(page)).toHaveText("This link isn't complete");
  await expectAccessible(page);
  await page.goto('/about');
  await page.goto(path.replace(/[^.]+$/, randomUUID()));
  await expect(heading(page)).toHaveText("This link doesn't fit");
  await expectAccessible(page);
  expect(await messagesTo(creator.uid)).toHaveLength(1);
});

test('what was refused at once leaves no key on the device', async ({ page }) => {
  const creator = await makeCreator();
  await writeMessage(page, creator.username, 'Too late?');
  await isAhead(page);
  await db().doc(paths.profile(creator.uid)).update({ acceptsMessages: false });
  await sendButton(page).click();
  await expect(page.getByText("This person isn't taking messages right now.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('whoknows-delete-keys'))).toBe('{}');
});

test('what still waits is not sent any more', async ({ page, context }) => {
  const creator = await makeCreator();
  await writeMessage(page, creator.username, 'Never mind');
  await isAhead(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(heading(page)).toHaveText(SAVED);
  await page.route('**/api/messages', (route) => route.fulfill({ status: 503, body: 'down' }));
  await context.setOffline(false);
  const [id, [deleteKey]] = await page.evaluate(
    () => Object.entries(JSON.parse(localStorage.getItem('whoknows-delete-keys') ?? '{}'))[0] as [string, [string]],
  );
  await page.goto(`/delete#message.${id}.${deleteKey}`);
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeVisible();
  await expect(heading(page)).toHaveText('Not sent yet');
  await askToDelete(page);
  await deleteButton(page).click();
  await expect(heading(page)).toHaveText('Your message is gone');
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeHidden();
  await page.unroute('**/api/messages');
  const second = await sendOne(page, creator, 'Something else');
  expect(second).not.toContain(id);
});
