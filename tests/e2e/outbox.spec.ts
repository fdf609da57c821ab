// walks: src/outbox/
import { randomUUID } from 'node:crypto';
import { paths } from '../../domain/paths.ts';
import {
  answerAllButLast,
  expectArrived,
  expectCount,
  lastAnswer,
  messagesTo,
  requestButton,
  requestsAbout,
  responsesTo,
  SAVED,
  sendAnother,
  sendButton,
  wakerOf,
  workerIsReady,
  writeMessage,
  writeRequest,
} from './submissions.ts';
import { comeBack, expect, makeCreator, makeQuiz, test } from './support.ts';

// what is not granted here is refused, and a browser grants this one unasked
test.use({ serviceWorkers: 'allow', permissions: ['background-sync'] });

test('what was submitted offline is sent with no page open, in order and with the time it was made, by a worker that was killed meanwhile', async ({
  page,
  context,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const subject = randomUUID();
  const texts = ['first', 'second', 'third'];
  const [quizPage, contactPage] = [await context.newPage(), await context.newPage()];
  await writeMessage(page, creator.username, 'first');
  await answerAllButLast(quizPage, quiz, 'Noa');
  await writeRequest(contactPage, subject);
  await workerIsReady(page);

  await context.setOffline(true);
  const from = Date.now();
  await sendButton(page).click();
  for (const text of texts.slice(1)) await sendAnother(page, text);
  await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
  await lastAnswer(quizPage, quiz).click();
  await expect(quizPage.getByRole('heading', { level: 1 })).toHaveText('Waiting to be sent');
  await requestButton(contactPage).click();
  await expect(contactPage.getByText(SAVED)).toBeVisible();
  const until = Date.now();
  const wake = await wakerOf(page);
  const client = await context.newCDPSession(page);
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.stopAllWorkers');
  // any request of the page starts a new worker, which has no earlier state
  await page.evaluate(() => fetch('/favicon.svg').catch(() => undefined));
  for (const one of [page, quizPage, contactPage]) await one.close();
  await context.setOffline(false);

  // the worker may be woken before it has a network, in vain
  const messages = await expectArrived(async () => {
    await wake();
    return messagesTo(creator.uid);
  }, texts);
  const responses = await expectArrived(() => responsesTo(quiz.quizId), ['Noa']);
  await expectArrived(() => requestsAbout(subject), ['Hello there']);
  for (const { at, madeAt = 0 } of [...messages, ...responses]) {
    expect(madeAt).toBeGreaterThanOrEqual(from);
    expect(madeAt).toBeLessThanOrEqual(until);
    expect(at).toBeGreaterThanOrEqual(until);
  }
  await expectCount(paths.account(creator.uid), 'inbox.messages', 3);
  await expectCount(paths.listing(creator.uid), `plays.${quiz.quizId}`, 1);
});

test('a page, a second tab and the worker, all woken together, send each item once', { tag: '@gate' }, async ({
  page,
  context,
}) => {
  const creator = await makeCreator();
  const texts = ['one', 'two', 'three', 'four'];
  const second = await context.newPage();
  await second.goto(`/${creator.username}`);
  await writeMessage(page, creator.username, 'one');
  await workerIsReady(page);
  await context.setOffline(true);
  await sendButton(page).click();
  for (const text of texts.slice(1)) await sendAnother(page, text);
  await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
  await comeBack(context);
  await expect(page.getByRole('heading', { name: "It's on its way!" })).toBeVisible();
  // whoever sent one, and in which order
  const stored = async () => (await messagesTo(creator.uid)).map(({ text }) => text).toSorted();
  await expect.poll(stored).toEqual(texts.toSorted());
});
