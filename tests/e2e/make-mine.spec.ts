// walks: src/guest/ src/session/guest.ts src/session/take-over.ts src/session/auth/guest-account.ts
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { db } from '../functions/support/backend.ts';
import { admin } from './auth-emulator.ts';
import { signInAtGoogle, standInForGoogle } from './google-script.ts';
import { write } from './offline.ts';
import { responsesTo, sendButton } from './submissions.ts';
import { chooseAge, expect, fillInSignIn, goWithin, makeCreator, makeQuiz, somebody, test } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Counts what a way costs a person. */
function counted() {
  const cost = { taps: 0, fields: 0, screens: 1 };
  return {
    cost,
    tap: async (target: Locator) => {
      await target.click();
      cost.taps += 1;
    },
    type: async (target: Locator, text: string) => {
      await target.fill(text);
      cost.fields += 1;
    },
    /** Waits for the next screen. */
    screen: async (shown: Locator) => {
      await expect(shown).toBeVisible();
      cost.screens += 1;
    },
  };
}

/** Taps the second answer to each question that is asked. */
async function answerAboutMyself(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  for (let n = 1; n <= 5; n++) {
    await expect(page.getByText(`Question ${n} of 5`)).toBeVisible();
    await tap(page.getByRole('group', { name: "What's true for you?" }).getByRole('button').nth(1));
  }
}

test('a player makes their own quiz in seven taps without typing; a friend plays it before there is an account, which loses nothing, and takes a link of their own along', {
  tag: '@gate',
}, async ({ page, stranger }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const letters = somebody();
  await page.goto(quiz.path);
  await page.getByLabel('Your name').fill('Kim');
  await button(page, 'Start Quiz').click();
  for (const question of quiz.draft.questions)
    if ('options' in question) await button(page, question.options[0] ?? '').click();
  await page.waitForURL('**/quiz/results/*');

  const remix = counted();
  await remix.tap(page.getByRole('link', { name: 'Make mine' }));
  await remix.screen(page.getByText('Question 1 of 5'));
  await answerAboutMyself(page, remix.tap);
  await remix.screen(heading(page, "That's your quiz!"));
  await remix.tap(button(page, 'Put it live'));
  await remix.screen(heading(page, 'Your quiz is live!'));
  expect(remix.cost).toEqual({ taps: 7, fields: 0, screens: 4 });
  const shown = await page
    .getByText(/\/kim\d{4}\/[2-9a-z]{8}$/)
    .first()
    .textContent();
  const link = /\/kim\d{4}\/[2-9a-z]{8}$/.exec(shown ?? '')?.[0] ?? '';

  await stranger.goto(link);
  await expect(stranger.getByText('How well do you know Kim?').first()).toBeVisible();
  await button(stranger, 'Stay Anonymous').click();
  for (const question of quiz.draft.questions)
    if ('options' in question) await button(stranger, question.options[1] ?? '').click();
  await stranger.waitForURL('**/quiz/results/*');
  await expect.poll(() => responsesTo(link.split('/').at(-1) ?? '')).toHaveLength(1);

  await goWithin(stranger, `/${creator.username}/anonymous-messages`);
  await stranger.getByRole('textbox', { name: 'Your anonymous message' }).fill('A word from nobody');
  await sendButton(stranger).click();
  const own = counted();
  await own.tap(stranger.getByRole('link', { name: 'Get a link like this' }));
  await own.screen(heading(stranger, 'Get your own link'));
  await own.type(stranger.getByLabel('Your name'), 'Lou');
  await own.tap(button(stranger, 'Get my link'));
  await own.screen(heading(stranger, 'Your link is ready!'));
  await own.tap(button(stranger, 'Copy Link'));
  expect(own.cost).toEqual({ taps: 3, fields: 1, screens: 3 });

  // one sign-in keeps it, with the answer that has come
  await page.getByRole('link', { name: 'Keep it' }).click();
  await page.getByLabel('Email').fill(letters.email);
  await page.getByLabel('Password', { exact: true }).fill(letters.password);
  await button(page, 'Create Account').click();
  await expect(page.getByLabel('Username')).toHaveValue(/^kim\d{4}$/);
  await chooseAge(page);
  await button(page, "That's me").click();
  await expect(page.getByText('1 quiz 1 response')).toBeVisible();
  await expect(page.getByText(/^Yours for/)).toHaveCount(0);

  // so does saying yes after signing in to an account that there is, which got the first message itself
  const guest = await stranger.evaluate(() => JSON.parse(localStorage.getItem('whoknows-session') ?? '{}'));
  await write(guest, 'For Lou alone');
  await goWithin(stranger, '/auth?mode=sign-in');
  await fillInSignIn(stranger, creator);
  await expect(heading(stranger, 'Keep what Lou made here?')).toBeVisible();
  await button(stranger, "Yes, it's mine").click();
  await expect(stranger.getByText('What you made before is here now.')).toBeVisible();
  await expect(stranger.getByText('Sealed message')).toHaveCount(2);
});

test('two tabs at once make one guest, and one quiz', async ({ page, context }) => {
  const { quizId } = await makeQuiz(await makeCreator(), 'know-me');
  await page.goto(`/quiz/${quizId}/mine`);
  await answerAboutMyself(page, (target) => target.click());
  await page.getByLabel('Your name').fill('Kim');
  const second = await context.newPage();
  await second.goto(`/quiz/${quizId}/mine`);
  await second.getByLabel('Your name').fill('Kim');
  await Promise.all([page, second].map((tab) => button(tab, 'Put it live').click()));
  for (const tab of [page, second]) await expect(heading(tab, 'Your quiz is live!')).toBeVisible();
  const users = await Promise.all(
    [page, second].map((tab) => tab.evaluate(() => JSON.parse(localStorage.getItem('whoknows-session') ?? '{}').uid)),
  );
  expect(users[0]).toBe(users[1]);
  expect((await db().collection(paths.quizzes).where('ownerId', '==', users[0]).get()).size).toBe(1);
});

test('a visitor from the start page has a live quiz in ten taps, and keeps it with Google', { tag: '@gate' }, async ({
  page,
  context,
}) => {
  await standInForGoogle(context);
  const person = somebody();
  await page.goto('/');
  const made = counted();
  await made.tap(page.getByRole('link', { name: 'Create Your Quiz' }).first());
  await made.screen(page.getByRole('link', { name: 'Just make a quiz' }));
  await made.tap(page.getByRole('link', { name: 'Just make a quiz' }));
  await made.screen(heading(page, 'Create New Quiz'));
  await made.tap(page.getByRole('link', { name: 'How Well Do You Know Me' }));
  await made.screen(page.getByRole('region', { name: 'Question 1', exact: true }));
  for (let n = 1; n <= 5; n++)
    await made.tap(
      page
        .getByRole('region', { name: `Question ${n}`, exact: true })
        .getByRole('radio')
        .nth(1),
    );
  await made.tap(button(page, 'Save Quiz'));
  await made.type(page.getByLabel('Your name'), 'Nour');
  await made.tap(button(page, 'Put it live'));
  await made.screen(heading(page, 'Your quiz is live!'));
  expect(made.cost).toEqual({ taps: 10, fields: 1, screens: 5 });

  await page.getByRole('link', { name: 'Keep it' }).click();
  const [google] = await Promise.all([page.waitForEvent('popup'), button(page, 'Continue with Google').click()]);
  await signInAtGoogle(google, person);
  await expect(page.getByLabel('Username')).toHaveValue(/^nour\d{4}$/);
  await chooseAge(page);
  await button(page, "That's me").click();
  await expect(page.getByText('1 quiz 0 responses')).toBeVisible();
  const { uid } = await page.evaluate(() => JSON.parse(localStorage.getItem('whoknows-session') ?? '{}'));
  const { users } = await admin<{ users: { providerUserInfo: { providerId: string }[] }[] }>('lookup', {
    localId: [uid],
  });
  expect(users[0]?.providerUserInfo.map(({ providerId }) => providerId)).toEqual(['google.com']);
});
