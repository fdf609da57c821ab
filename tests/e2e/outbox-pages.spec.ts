import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import {
  answerAllButLast,
  expectArrived,
  expectCount,
  isAhead,
  lastAnswer,
  messagesTo,
  requestButton,
  requestsAbout,
  responsesTo,
  SAVED,
  sendAnother,
  sendButton,
  TROUBLE,
  writeMessage,
  writeRequest,
} from './handing-in.ts';
import { expect, makeCreator, makeQuiz, test } from './support.ts';

// as in Firefox and Safari: what there is to deliver, the pages deliver

const MESSAGES = '**/api/messages';
const RESPONSES = '**/api/responses';
const arrivedHeading = { name: "It's on its way!" };

test('while the server is down everything is kept, and then goes out in order', async ({ page }) => {
  const creator = await makeCreator();
  await page.clock.install();
  let asked = 0;
  await page.route(MESSAGES, (route) => {
    asked += 1;
    return route.fulfill({ status: 503, contentType: 'text/html', body: 'down' });
  });
  await writeMessage(page, creator.username, 'first');
  await sendButton(page).click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.clock.runFor(6000);
  await expect(page.getByRole('heading', { name: TROUBLE })).toBeVisible();
  await sendAnother(page, 'second');
  await page.clock.runFor(6000);
  await expect(page.getByRole('heading', { name: TROUBLE })).toBeVisible();
  await expect(page.getByText(SAVED)).toHaveCount(0);
  const before = asked;
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expectAccessible(page);
  // a person may go on elsewhere meanwhile, and come back
  await page.reload();
  await page.unroute(MESSAGES);
  // each answer may set another pause, so the clock goes on until both are there
  const later = async () => {
    await page.clock.runFor(10_000);
    return messagesTo(creator.uid);
  };
  await expectArrived(later, ['first', 'second']);
});

test('a server that asks for a pause gets it', async ({ page }) => {
  const creator = await makeCreator();
  await page.clock.install();
  // the second one: enough for this one recipient
  const codes = ['rate-limited', 'recipient-rate-limited'];
  let asked = 0;
  await page.route(MESSAGES, (route) => {
    const code = codes[asked++];
    if (code === undefined) return route.continue();
    const error = { code, message: 'Slow down.', retryAfter: 30 };
    return route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: { ok: false, error } });
  });
  await writeMessage(page, creator.username, 'Patience');
  await sendButton(page).click();
  const wait = 'That was a lot at once, so it waits until';
  await expect(page.getByRole('heading', { name: wait })).toBeVisible();
  await page.clock.runFor(20_000);
  // asking for it by hand would not hurry it, and is not offered
  await page.getByRole('button', { name: '1 waiting to send' }).click();
  await expect(page.getByRole('dialog').getByText(wait)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try now' })).toHaveCount(0);
  expect(asked).toBe(1);
  await page.clock.runFor(20_000);
  const tooMuch = "That's a lot for one person from your network, so it waits until";
  await expect(page.getByRole('dialog').getByText(tooMuch)).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Patience')).toBeAttached();
  await page.clock.runFor(40_000);
  await expectArrived(() => messagesTo(creator.uid), ['Patience']);
  expect(asked).toBe(3);
});

test('an answer that is lost on the way makes no second document and no second count', async ({ page, context }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const lost = new Set<string>();
  // the server has stored it, and nobody hears of it
  const lose = async (route: Route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    await route.fetch();
    return route.abort('connectionreset');
  };
  await context.route(MESSAGES, lose);
  await context.route(RESPONSES, lose);
  await context.route('**/api/contact-requests', lose);
  await writeMessage(page, creator.username, 'Once');
  await sendButton(page).click();
  await expect(page.getByRole('heading', arrivedHeading)).toBeVisible();
  await answerAllButLast(page, quiz, 'Noa');
  await lastAnswer(page, quiz).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Noa's Results");
  const subject = randomUUID();
  await writeRequest(page, subject);
  await requestButton(page).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(lost.size).toBe(3);
  await expectArrived(() => messagesTo(creator.uid), ['Once']);
  await expectArrived(() => responsesTo(quiz.quizId), ['Noa']);
  await expectArrived(() => requestsAbout(subject), ['Hello there']);
  await expectCount(paths.account(creator.uid), 'inbox.messages', 1);
  await expectCount(paths.quiz(quiz.quizId), 'stats.responses', 1);
});

test('two taps, and the same answers in two tabs, are one', async ({ page, context }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await writeMessage(page, creator.username, 'Twice');
  await sendButton(page).dblclick();
  await expect(page.getByRole('heading', arrivedHeading)).toBeVisible();

  await answerAllButLast(page, quiz, 'Noa');
  const second = await context.newPage();
  await second.goto(quiz.path);
  await expect(lastAnswer(second, quiz)).toBeEnabled();
  await Promise.all([lastAnswer(page, quiz).dblclick(), lastAnswer(second, quiz).click()]);
  for (const tab of [page, second]) await expect(tab.getByRole('heading', { level: 1 })).toHaveText("Noa's Results");
  await expectArrived(() => messagesTo(creator.uid), ['Twice']);
  await expectArrived(() => responsesTo(quiz.quizId), ['Noa']);
});

test('a result waits, and becomes the real one by itself', async ({ page, context }) => {
  const quiz = await makeQuiz(await makeCreator(), 'know-me');
  await answerAllButLast(page, quiz, 'Noa');
  await context.setOffline(true);
  await lastAnswer(page, quiz).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting to be sent');
  await expect(page.getByText(SAVED)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take a look' }).click();
  const sheet = page.getByRole('dialog', { name: 'What you sent' });
  await expect(sheet.getByText(`Your answers to "${quiz.draft.title}"`)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Noa's Results");
  await expect(page.getByText('5 out of 5 correct')).toBeVisible();
});

test('what is refused later is shown with what was written, and can be discarded', async ({ page, context }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await answerAllButLast(page, quiz, 'Noa');
  const messagePage = await context.newPage();
  await writeMessage(messagePage, creator.username, 'Are you still there?');
  await context.setOffline(true);
  await lastAnswer(page, quiz).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting to be sent');
  await sendButton(messagePage).click();
  await expect(messagePage.getByRole('heading', { name: SAVED })).toBeVisible();
  await Promise.all([
    db().doc(paths.profile(creator.uid)).update({ acceptsMessages: false }),
    db().doc(paths.quiz(quiz.quizId)).delete(),
  ]);
  await context.setOffline(false);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Your answers weren't accepted");
  await expect(messagePage.getByRole('heading', { level: 1 })).toHaveText("Your message wasn't accepted");
  await expect(messagePage.getByText("This person isn't taking messages right now.")).toBeVisible();
  await expect(messagePage.getByText('Please try again')).toHaveCount(0);
  await messagePage.close();
  // still there for who comes back later, on whatever page
  await page.goto('/');
  await expect(page.locator('header [data-outbox]')).toBeVisible();
  // one row, not two
  const header = await page.locator('header').first().boundingBox();
  expect(header?.height).toBeLessThan(100);
  await page.getByRole('button', { name: '2 not accepted' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('What you wrote')).toHaveCount(2);
  for (const summary of await sheet.getByText('What you wrote').all()) await summary.click();
  await expect(sheet.getByText('Are you still there?')).toBeVisible();
  await expect(sheet.getByText('Noa', { exact: true })).toBeVisible();
  await expectAccessible(page);
  for (const left of [1, 0]) {
    await sheet.getByRole('button', { name: 'Discard' }).first().click();
    await sheet.getByRole('group', { name: "It won't be sent." }).getByRole('button', { name: 'Discard' }).click();
    await expect(sheet.getByRole('article')).toHaveCount(left);
  }
  await expect(sheet.getByRole('status').first()).toHaveText('Nothing waiting.');
  await page.reload();
  await expect(sheet.getByRole('article')).toHaveCount(0);
  expect(await messagesTo(creator.uid)).toEqual([]);
  expect(await responsesTo(quiz.quizId)).toEqual([]);
});

test('where nothing can be kept it works online, and says what it cannot do', async ({ page, context }) => {
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
  await expect(page.getByRole('heading', arrivedHeading)).toBeVisible();
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
