import type { Route } from '@playwright/test';
import { SUBMIT_PATIENCE_MS } from '../../domain/limits.ts';
import { paths } from '../../domain/paths.ts';
import { db } from '../functions/support/backend.ts';
import {
  answerAllButLast,
  expectArrived,
  isAhead,
  lastAnswer,
  messagesTo,
  responsesTo,
  SAVED,
  sendAnother,
  sendButton,
  writeMessage,
  wrongLastAnswer,
} from './handing-in.ts';
import { expect, makeCreator, makeQuiz, test } from './support.ts';

/** What people do to what waits, and what else may happen to it. */

test('answers that were discarded are not sent when the quiz is opened again', async ({ page }) => {
  const quiz = await makeQuiz(await makeCreator(), 'know-me');
  const held: Route[] = [];
  await page.route('**/api/responses', (route) => void held.push(route));
  await page.goto('/about');
  await answerAllButLast(page, quiz, 'Noa');
  await lastAnswer(page, quiz).click();
  await page.goBack(); // before anything has been said
  await page.getByRole('button', { name: '1 waiting to send' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Discard' }).click();
  await sheet.getByRole('group', { name: "It won't be sent." }).getByRole('button', { name: 'Discard' }).click();
  await expect(sheet.getByRole('status').first()).toHaveText('Nothing waiting.');
  // that of the page which was left is gone already
  for (const route of held) await route.abort().catch(() => undefined);
  await page.unroute('**/api/responses');
  await page.goto(quiz.path);
  await expect(page.getByLabel('Your name')).toBeVisible();
  expect(await responsesTo(quiz.quizId)).toEqual([]);
});

test('a refusal that comes after one has left the page is told, with what was written', async ({ page }) => {
  const creator = await makeCreator();
  await writeMessage(page, creator.username, 'Too late?');
  await isAhead(page);
  await db().doc(paths.profile(creator.uid)).update({ acceptsMessages: false });
  const begun = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  // every one: on a slow machine the outbox may have begun a second try
  await page.route('**/api/messages', async (route) => {
    begun.resolve();
    await left.promise;
    await route.continue();
  });
  await sendButton(page).click();
  await begun.promise;
  await page.getByRole('link', { name: 'WhoKnows' }).click();
  // only what the outbox has seen waiting is news when it is refused
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeVisible();
  left.resolve();
  await expect(page.getByText('Not accepted')).toBeVisible();
  await page.getByRole('button', { name: '1 not accepted' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('What you wrote').click();
  await expect(sheet.getByText('Too late?')).toBeVisible();
  // there is no page any more on which it could be changed
  await expect(sheet.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

test('taking back stops where something else is being written, and loses neither', async ({ page, context }) => {
  const creator = await makeCreator();
  await writeMessage(page, creator.username, 'One');
  await isAhead(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
  for (const text of ['Two', 'Three']) {
    await sendAnother(page, text);
    await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
  }
  const sheet = page.getByRole('dialog');
  const box = page.getByRole('textbox', { name: 'Your anonymous message' });
  for (const text of ['One', 'Two']) {
    await page.getByRole('button', { name: /waiting to send/ }).click();
    await sheet.getByRole('button', { name: 'Edit' }).first().click();
    await expect(box).toHaveValue(text);
  }
  await page.getByRole('button', { name: '1 waiting to send' }).click();
  await sheet.getByRole('button', { name: 'Edit' }).click();
  await expect(sheet.getByRole('alert').filter({ hasText: "You're in the middle of something there." })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('Two');
  await context.setOffline(false);
  await expectArrived(() => messagesTo(creator.uid), ['Three']);
  // unchanged, each goes out under its own id
  await sendButton(page).click();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(box).toHaveValue('One');
});

test('what is sent or waits outlives a database that is cleared under the page', async ({ page, context, baseURL }) => {
  const creator = await makeCreator();
  const client = await context.newCDPSession(page);
  const clear = () => client.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes: 'indexeddb' });
  const held = Promise.withResolvers<Route>();
  await page.route('**/api/messages', (route) => held.resolve(route), { times: 1 });
  await writeMessage(page, creator.username, 'On a line that does not answer');
  await isAhead(page);
  await page.clock.install();
  await sendButton(page).click();
  const route = await held.promise;
  await clear();
  await page.clock.runFor(SUBMIT_PATIENCE_MS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Saved. We're still sending it.");
  await route.abort();
  await expectArrived(() => messagesTo(creator.uid), ['On a line that does not answer']);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText("It's on its way!");
  await context.setOffline(true);
  await sendAnother(page, 'Still here');
  await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
  await clear();
  await context.setOffline(false);
  await expectArrived(() => messagesTo(creator.uid), ['On a line that does not answer', 'Still here']);
});

test('a result that waits never claims that it does not exist', async ({ page, context }) => {
  const quiz = await makeQuiz(await makeCreator(), 'know-me');
  await answerAllButLast(page, quiz, 'Noa');
  await context.setOffline(true);
  await lastAnswer(page, quiz).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting to be sent');
  await page.route('**/api/responses', (route) => route.fulfill({ status: 503, body: 'down' }));
  await context.setOffline(false);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const heading = document.querySelector('main h1, main h2')?.textContent;
      if (heading && seen.at(-1) !== heading) seen.push(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting to be sent');
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual(['Waiting to be sent']);
});

test('of two tabs with different answers to one quiz the second is told, and both can be sent', async ({
  page,
  context,
}) => {
  const quiz = await makeQuiz(await makeCreator(), 'know-me');
  await answerAllButLast(page, quiz, 'Noa');
  const second = await context.newPage();
  await second.goto(quiz.path);
  await expect(lastAnswer(second, quiz)).toBeEnabled();
  await isAhead(second, 'results', 'outbox');
  await context.setOffline(true);
  await lastAnswer(page, quiz).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting to be sent');
  await wrongLastAnswer(second, quiz).click();
  await second.getByRole('button', { name: 'Send as a new try' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Waiting to be sent');
  await context.setOffline(false);
  await expect.poll(async () => (await responsesTo(quiz.quizId)).length).toBe(2);
});
