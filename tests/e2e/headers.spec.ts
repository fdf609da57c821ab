import type { Page } from '@playwright/test';
import { prerenderedPaths } from '../../src/config/routes.ts';
import { newestPhoneCode } from './auth-emulator.ts';
import { makeCareful } from './careful.ts';
import { signInAtGoogle, standInForGoogle } from './google-script.ts';
import { answerAllButLast, lastAnswer } from './handing-in.ts';
import { expect, fillInSignIn, goWithin, keepSignedIn, makeCreator, makeQuiz, somebody, test } from './support.ts';

// with motion, as most people have it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The only line that is not the browser's: these tests do without the worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Everything that the browser says about a page, and everything that its policy has stopped. */
async function listen(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`stopped: ${violatedDirective} ${blockedURI}`),
    ),
  );
  page.on('console', (message) => {
    if (message.text() !== NO_WORKER) said.push(`${page.url()} ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => said.push(`${page.url()} threw: ${message}`));
  return said;
}

const isThere = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
test("no visitor's page is stopped by the policy", async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const locked = await makeQuiz(creator, 'two-truths', { isPublic: false, password: 'pancakes' });
  const said = await listen(page);
  const pages = [
    ...['/quiz/how-well', '/quiz/never-have-i-ever', '/auth', '/auth?mode=sign-up', '/auth?mode=reset'],
    ...prerenderedPaths(),
    ...[
      '/auth/action',
      '/delete',
      '/404',
      '/no/such/page/at/all',
      `/${creator.username}`,
      `/${creator.username}/truth`,
    ],
    ...[`/${creator.username}/messages`, quiz.path, '/quiz/results/there-is-none'],
  ];
  for (const address of pages) {
    await page.goto(address);
    await isThere(page);
  }
  for (const address of pages.filter((one) => one === '/' || !prerenderedPaths().includes(one))) {
    await goWithin(page, address);
    await isThere(page);
  }
  await page.goto(locked.path);
  await page.getByLabel('Quiz password').fill('pancakes');
  await page.getByRole('button', { name: 'Access Quiz', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: locked.draft.title })).toBeVisible();
  await answerAllButLast(page, quiz, 'Kim');
  await lastAnswer(page, quiz).click();
  await page.waitForURL('**/quiz/results/*');
  await expect(page.locator('canvas')).toBeAttached(); // the confetti
  await page.reload();
  await isThere(page);
  // how the pages know; browsers log it by themselves
  const own = /the server responded with a status of 40[34]/;
  expect(said.filter((line) => !own.test(line))).toEqual([]);
});

test("no creator's page is stopped by the policy", async ({ page }) => {
  const creator = await makeCreator();
  const { quizId } = await makeQuiz(creator, 'never-have-i-ever');
  const said = await listen(page);
  await keepSignedIn(page, creator);
  const pages = [
    ...['know-me', 'two-truths', 'never-have-i-ever'].map((type) => `/create-quiz?type=${type}`),
    ...['/create-quiz', `/create-quiz?edit=${quizId}`, '/account', `/quiz/${quizId}/details`, '/dashboard/nothing'],
    '/dashboard?tab=responses',
  ];
  for (const address of pages) {
    await page.goto(address);
    await isThere(page);
  }
  for (const tab of ['Quizzes', 'Messages', 'Profile']) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(page).toHaveTitle(new RegExp(`^${tab} · `));
    await isThere(page);
  }
  expect(said).toEqual([]);
});

test("nor is Google's window, nor a code by text message", async ({ page, context, stranger }) => {
  await standInForGoogle(context);
  const said = await listen(page);
  await page.goto('/auth?mode=sign-up');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await signInAtGoogle(await opened, somebody());
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your name' })).toBeVisible();
  expect(said).toEqual([]);

  const phone = `+4670${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const careful = await makeCareful(phone);
  const heard = await listen(stranger);
  await stranger.goto('/auth?mode=sign-in');
  await fillInSignIn(stranger, careful);
  await stranger.getByRole('button', { name: /^Mum's phone/ }).click();
  await stranger.getByLabel('Code from our text message').fill(await newestPhoneCode(phone));
  await expect(stranger.getByText('Total Responses')).toBeVisible();
  // the service answers so when it asks for the second factor, and the emulator when it is asked for reCAPTCHA's settings
  const own = /the server responded with a status of 40[014]|Failed to initialize reCAPTCHA Enterprise config/;
  expect(heard.filter((line) => !own.test(line))).toEqual([]);
});
