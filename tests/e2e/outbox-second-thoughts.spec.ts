// walks: src/outbox/
import type { Route } from '@playwright/test';
import { PATIENCE_MS } from '../../domain/patience.ts';
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
} from './submissions.ts';
import { expect, makeCreator, makeQuiz, test } from './support.ts';

// what they would need without a network has come before
test.use({ savesData: false });

/** What may happen to what waits where pages deliver it themselves, as in Firefox and Safari. */

test('what is sent or waits survives a database that is cleared under the page', async ({ page, context, baseURL }) => {
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
  await page.clock.runFor(PATIENCE_MS.submit * 20);
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

test('the page of a waiting result never says that it does not exist', async ({ page, context }) => {
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

test('of two tabs with different answers to one quiz the second says so, and both can be sent', async ({
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

test('without storage it works online, and says what it cannot do', async ({ page, context }) => {
  const creator = await makeCreator();
  await page.addInitScript(() => {
    // as Firefox answers where site data is blocked
    const open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(IDBFactory.prototype, 'open', { value: open });
  });
  await writeMessage(page, creator.username, 'Online');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: "It's on its way!" })).toBeVisible();
  await expectArrived(() => messagesTo(creator.uid), ['Online']);

  await isAhead(page);
  await context.setOffline(true);
  await sendAnother(page, 'Offline');
  await expect(page.getByRole('heading', { name: "It'll be sent when you're back online." })).toBeVisible();
  await expect(page.getByText('Saved.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Take a look' }).click();
  await expect(
    page.getByText("This browser won't let us save it. Keep this page open until it's sent.").first(),
  ).toBeVisible();
  await context.setOffline(false);
  await expectArrived(() => messagesTo(creator.uid), ['Online', 'Offline']);
});
