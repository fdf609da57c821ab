import type { Page, Request } from '@playwright/test';
import { LINK_SLUG } from '../../domain/profiles/links.ts';
import { prerenderedPaths } from '../../src/config/routes.ts';
import { newestPhoneCode } from './auth-emulator.ts';
import { makeCareful } from './csp-strict.ts';
import { isHydrated } from './hydration.ts';
import { countShifts, shiftOf } from './layout-shift.ts';
import { isListed } from './public-copies.ts';
import { listen } from './said.ts';
import { answerAllButLast, lastAnswer } from './submissions.ts';
import { expect, fillInSignIn, goWithin, makeCreator, makeQuiz, test } from './support.ts';
import { brokenWords } from './word-breaks.ts';

// with motion, as most people have it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const isThere = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

/** Goes to an address within the app, and waits until its page has taken the place of the one before. */
async function goAndSee(page: Page, address: string): Promise<void> {
  const before = await page.title();
  await goWithin(page, address);
  await expect(page).not.toHaveTitle(before);
  await isThere(page);
}

/** The widest that a page becomes in both languages on the smallest phone, with the text set twice as large. */
async function widthWithLargeText(page: Page, other: 'en' | 'fr'): Promise<number> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const width = () =>
    page.evaluate(() => {
      const right = (element: Element) => element.getBoundingClientRect().right;
      // what the landing page cuts off counts, too
      const parts =
        location.pathname === '/' ? document.querySelectorAll('main :is(h1, h2, h3, p, li, button, a)') : [];
      return Math.max(document.documentElement.scrollWidth, ...[...parts].map((part) => Math.floor(right(part)) - 2));
    });
  const first = await width();
  await page
    .getByRole('banner')
    .getByRole('button', { name: other === 'fr' ? /^FR:/ : /^EN:/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  return Math.max(first, await width());
}

/** Opens a rendered page, expects that React hydrates it unchanged, and returns what has been read until then. */
async function takeOver(page: Page, address: string, language: string, status: number): Promise<readonly string[]> {
  const reads: string[] = [];
  const note = (request: Request) => void (request.url().includes('/documents') && reads.push(request.url()));
  page.on('request', note);
  const reply = await page.goto(address);
  expect(reply?.status(), address).toBe(status);
  await isHydrated(page);
  await expect(page.locator('html'), address).toHaveAttribute('lang', language);
  // React has taken over the tags, too, and made none a second time
  for (const tag of ['title', 'meta[name="description"]', 'link[rel=canonical]', 'meta[property="og:image"]'])
    await expect(page.locator(`head ${tag}`), `${address} ${tag}`).toHaveCount(1);
  page.off('request', note);
  return reads;
}

const PHONE = { viewport: { width: 320, height: 640 }, serviceWorkers: 'block' } as const;

/** Expects that a list which arrives late, on a page within the app, moves nothing. Leaves the app open. */
async function expectStillWithLateList(page: Page, section: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/documents/listings/**', (route) => promise.then(() => route.continue()));
  // a font that comes moves a page whose own fonts' widths nobody knows
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
  await countShifts(page);
  await page.goto('/about');
  await isThere(page);
  await goWithin(page, section);
  await expect(page.locator('main h1')).toHaveText('How Well Do You Know Me?');
  await expect(page.getByRole('textbox')).toBeHidden();
  resolve();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('textbox')).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
}

test("every visitor's page is hydrated as it was rendered, fits the smallest phone in both languages, and violates no policy", async ({
  browser,
  baseURL,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me', { title: 'Who <b>knows</b> me?' });
  const locked = await makeQuiz(creator, 'two-truths', { isPublic: false, password: 'pancakes' });
  await isListed(creator.username, 1);
  const profile = `/${creator.username}`;
  // where it is already tomorrow while the server says today
  const timezoneId = 'Pacific/Kiritimati';
  const context = await browser.newContext({ ...PHONE, baseURL: baseURL ?? '', timezoneId });
  const page = await context.newPage();
  const said = await listen(context);
  for (const [index, address] of prerenderedPaths().entries()) {
    const [language, other] = index % 2 === 0 ? (['en', 'fr'] as const) : (['fr', 'en'] as const);
    await page.emulateMedia({ colorScheme: language === 'en' ? 'light' : 'dark' });
    expect(await takeOver(page, address, language, 200), address).toEqual([]);
    // leaves the page in the language in which the next one comes
    expect(await widthWithLargeText(page, other), address).toBe(320);
    expect(await takeOver(page, address, other, 200), address).toEqual([]);
  }
  const speak = (language: string) =>
    page.evaluate((chosen) => localStorage.setItem('preferred-language', chosen), language);
  await speak('fr');
  for (const address of [quiz.path, profile, `${profile}/messages`])
    expect(await takeOver(page, `${address}?lang=fr`, 'fr', 200), address).toEqual([]);
  // a link in another language is for those who have chosen none; others get theirs from the same data
  expect(await takeOver(page, `${quiz.path}?lang=en`, 'fr', 200)).toEqual([]);
  for (const address of [`${profile}/abcd2345`, `${profile}x`]) await takeOver(page, address, 'fr', 404);
  // under another name it is no quiz
  await page.goto(`${profile}x/${quiz.quizId}`);
  await expect(page).toHaveURL('/404');

  await speak('en');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await takeOver(page, `${profile}/howwell`, 'en', 200)).toEqual([]);
  await takeOver(page, '/quiz/results/11111111-1111-4111-8111-111111111111', 'en', 404);
  // one address for each page, however it is written
  for (const [written, tidied, canonical] of [
    [`/@${creator.username.toUpperCase()}%20.`, profile, profile],
    [`${profile}/Messages`, `${profile}/messages`, `${profile}/${LINK_SLUG.anonymous}`],
  ] as const) {
    await page.goto(written);
    await expect(page).toHaveURL(tidied);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${canonical}`);
  }
  // behind a password there is something to look for
  await takeOver(page, locked.path, 'en', 200);
  await page.getByLabel('Quiz password').fill('pancakes');
  await page.getByRole('button', { name: 'Access Quiz', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: locked.draft.title })).toBeVisible();
  await answerAllButLast(page, quiz, 'Kim');
  await lastAnswer(page, quiz).click();
  await page.waitForURL('**/quiz/results/*');
  await expect(page.locator('canvas')).toBeAttached(); // the confetti
  await page.reload();
  await isThere(page);

  await expectStillWithLateList(page, `${profile}/howwell`);
  // the policy is the same in all documents; two of the same title don't follow each other
  for (const address of [
    ...['/auth', '/quiz/how-well', '/auth?mode=sign-up', '/quiz/never-have-i-ever', '/auth?mode=reset', '/delete'],
    ...['/auth/action', '/404', quiz.path, '/no/such/page/at/all', locked.path, `${profile}/messages`],
    ...[profile, `${profile}/no-such-section`, '/'],
  ])
    await goAndSee(page, address);
  expect(said).toEqual([]);
  await context.close();
});

/** No word falls apart on the smallest phones or in large letters, and the header keeps to one line. */
async function expectWholeWords(page: Page): Promise<void> {
  for (const [width, fontSize] of [
    [390, ''],
    [320, ''],
    [195, ''],
    [320, '150%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => Object.assign(document.documentElement.style, { fontSize: size }), fontSize);
    expect(await brokenWords(page, width < 320 ? 'header' : 'header, main'), `${width} px, ${fontSize}`).toEqual([]);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, `${width} px, ${fontSize}`).toBeLessThan(90);
  }
}

test("no creator's page violates the policy, nor does a code by text message", async ({ page, context }) => {
  const phone = `+4670${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const creator = await makeCareful(phone);
  const quiz = await makeQuiz(creator, 'know-me');
  // the service answers so when it asks for the second factor, and the emulator when asked for reCAPTCHA's settings
  const byService =
    /\/auth\?\S* \w+: .*(status of 40[014]|Failed to initialize reCAPTCHA Enterprise config)|blocked by Playwright/;
  const said = await listen(context, byService);
  await page.goto('/auth?mode=sign-in');
  await fillInSignIn(page, creator);
  await page.getByRole('button', { name: /^Mum's phone/ }).click();
  await page.getByLabel('Code from our text message').fill(await newestPhoneCode(phone));
  await expect(page.getByText('Total Responses')).toBeVisible();
  for (const address of [
    ...['/create-quiz?type=know-me', '/account', '/create-quiz?type=two-truths', `/quiz/${quiz.quizId}/details`],
    ...['/create-quiz?type=never-have-i-ever', '/dashboard/nothing', '/create-quiz', '/dashboard?tab=responses'],
    ...[
      `/create-quiz?edit=${quiz.quizId}`,
      ...['quizzes', 'messages', 'profile'].map((tab) => `/dashboard?tab=${tab}`),
    ],
  ])
    await goAndSee(page, address);
  expect(said).toEqual([]);
  await goAndSee(page, '/dashboard');
  await expectWholeWords(page);
});
