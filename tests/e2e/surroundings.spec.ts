import type { Page } from '@playwright/test';
import { answerAllButLast, expectArrived, lastAnswer, messagesTo, responsesTo, sendButton } from './submissions.ts';
import { expect, makeCreator, makeQuiz, test } from './support.ts';

// what is there to be blocked is fetched ahead
test.use({ savesData: false });

const box = (page: Page) => page.getByRole('textbox', { name: 'Your anonymous message' });

test('answers and messages leave though a content blocker drops all that looks like tracking, or its file is lost', async ({
  page,
}) => {
  // the second by its name in the build
  for (const dropped of [/\/[^/]*(tracking|ads|analytics|visits)[^/]*$/, /\/assets\/t-[^/]{8}\.js/])
    await page.route(dropped, (route) => route.abort());
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await answerAllButLast(page, quiz, 'Noa');
  await lastAnswer(page, quiz).click();
  await page.waitForURL('**/quiz/results/*');
  await expectArrived(() => responsesTo(quiz.quizId), ['Noa']);
  await page.goto(`/${creator.username}/anonymous-messages`);
  await box(page).fill('Hello there');
  await sendButton(page).click();
  await expectArrived(() => messagesTo(creator.uid), ['Hello there']);
});

test('what is typed before a page reacts is kept when the page is closed, and when an extension has changed it', async ({
  page,
  context,
}) => {
  const creator = await makeCreator();
  const address = `/${creator.username}/anonymous-messages`;
  await page.route('**/assets/app-*.js', () => undefined);
  await page.goto(address, { waitUntil: 'commit' });
  await box(page).fill('Typed early');
  await page.close();

  const next = await context.newPage();
  const app = Promise.withResolvers<void>();
  await next.route('**/assets/app-*.js', (route) => app.promise.then(() => route.continue()));
  await next.goto(address, { waitUntil: 'commit' });
  // as password managers do
  await box(next).evaluate((field) => field.after(document.createElement('div')));
  app.resolve();
  await expect(box(next)).toHaveValue('Typed early');

  const third = await context.newPage();
  const later = Promise.withResolvers<void>();
  await third.route('**/assets/app-*.js', (route) => later.promise.then(() => route.continue()));
  await third.goto(address, { waitUntil: 'commit' });
  await box(third).evaluate((field) => field.after(document.createElement('div')));
  await box(third).fill('Typed early, too');
  later.resolve();
  await expect(box(third)).toHaveValue('Typed early\nTyped early, too');
  await sendButton(third).click();
  await expectArrived(() => messagesTo(creator.uid), ['Typed early\nTyped early, too']);
});
