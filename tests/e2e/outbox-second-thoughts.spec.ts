// walks: src/outbox/
import type { Page } from '@playwright/test';
import {
  answerAllButLast,
  expectArrived,
  isAhead,
  lastAnswer,
  messagesTo,
  responsesTo,
  sendAnother,
  sendButton,
  writeMessage,
  wrongLastAnswer,
} from './submissions.ts';
import { comeBack, expect, makeCreator, makeQuiz, test } from './support.ts';

// what they would need without a network has come before
test.use({ savesData: false });

/** What may happen to what waits where pages deliver it themselves, as in Firefox and Safari. */

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the page of a waiting result never says that it does not exist; a second tab with other answers says so, and both can be sent', async ({
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
  await expect(title(page)).toHaveText('Waiting to be sent');
  await wrongLastAnswer(second, quiz).click();
  await second.getByRole('button', { name: 'Send as a new try' }).click();
  await expect(title(second)).toHaveText('Waiting to be sent');

  await context.route('**/api/responses', (route) => route.fulfill({ status: 503, body: 'down' }));
  await comeBack(context);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const heading = document.querySelector('main h1, main h2')?.textContent;
      if (heading && seen.at(-1) !== heading) seen.push(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.reload();
  await expect(title(page)).toHaveText('Waiting to be sent');
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual(['Waiting to be sent']);
  await context.unrouteAll();
  await comeBack(context);
  await expect.poll(async () => (await responsesTo(quiz.quizId)).length).toBe(2);
});

test('without storage it works online, and says what it cannot do', async ({ page, context }) => {
  const creator = await makeCreator();
  await page.addInitScript(() => {
    // as Firefox answers where site data is blocked
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await writeMessage(page, creator.username, 'Online');
  await sendButton(page).click();
  await expectArrived(() => messagesTo(creator.uid), ['Online']);
  await isAhead(page);
  await context.setOffline(true);
  await sendAnother(page, 'Offline');
  await expect(page.getByRole('heading', { name: "It goes out by itself when you're back online." })).toBeVisible();
  await expect(page.getByText('Saved.')).toHaveCount(0);
  await page.getByRole('button', { name: "See what's waiting" }).click();
  const warning = page.getByText("This browser won't let us save it. Keep this page open until it's sent.");
  await expect(warning.first()).toBeVisible();
  await comeBack(context);
  await expectArrived(() => messagesTo(creator.uid), ['Online', 'Offline']);
});
