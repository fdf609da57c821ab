import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { LINK_SLUG } from '../../domain/profiles/links.ts';
import { serveHosting } from '../../scripts/lib/hosting.ts';
import { prerenderedPaths } from '../../src/config/routes.ts';
import { newestPhoneCode } from './auth-emulator.ts';
import { makeCareful } from './csp-strict.ts';
import { signInAtGoogle, standInForGoogle } from './google-script.ts';
import { isHydrated } from './hydration.ts';
import { countShifts, shiftOf } from './layout-shift.ts';
import { isListed } from './public-copies.ts';
import { answerAllButLast, lastAnswer } from './submissions.ts';
import { expect, fillInSignIn, goWithin, keepSignedIn, makeCreator, makeQuiz, somebody, test } from './support.ts';

// with motion, as most people have it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What isn't the app's: there is no worker, some pages are missing, shells have nothing to swap, and Google's stand-in loads fonts. */
const BY_ITSELF =
  /registration blocked by Playwright|status of 40[34]|<link rel=expect href="#swap">|^http:\/\/localhost:\d+\/emulator\//;

/** Everything that the browser says about the pages of a context, and everything that the policy has stopped. */
async function listen(context: BrowserContext, byItself = BY_ITSELF): Promise<string[]> {
  const said: string[] = [];
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`stopped: ${violatedDirective} ${blockedURI}`),
    ),
  );
  context.on('console', (message) => {
    const line = `${message.page()?.url()} ${message.type()}: ${message.text()}`;
    if (!byItself.test(line)) said.push(line);
  });
  context.on('weberror', (error) => said.push(`${error.page()?.url()} threw: ${error.error().message}`));
  return said;
}

const isThere = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

/** Addresses of a creator with an open quiz and a locked one, and of what doesn't exist. */
async function makeLinks() {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me', { title: 'Who <b>knows</b> me?' });
  const locked = await makeQuiz(creator, 'two-truths', { isPublic: false, password: 'pancakes' });
  await isListed(creator.username, 1);
  const profile = `/${creator.username}`;
  const found = [quiz.path, locked.path, profile, `${profile}/howwell`, `${profile}/messages`];
  const missing = [
    ...[`${profile}/abcd2345`, `${profile}/no-such-section`, `${profile}x`, '/no/such/page/at/all'],
    '/quiz/results/11111111-1111-4111-8111-111111111111',
  ];
  return { creator, quiz, locked, profile, found, missing };
}

/** The widest that a page becomes on the smallest phone, with the text set twice as large. */
async function widthWithLargeText(page: Page): Promise<number> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  return page.evaluate(() => {
    const right = (element: Element) => element.getBoundingClientRect().right;
    // what the landing page cuts off counts, too
    const parts = location.pathname === '/' ? document.querySelectorAll('main :is(h1, h2, h3, p, li, button, a)') : [];
    return Math.max(document.documentElement.scrollWidth, ...[...parts].map((part) => Math.floor(right(part)) - 2));
  });
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

/** Expects that a list which arrives late, on a page within the app, moves nothing. */
async function expectStillWithLateList(page: Page, section: string): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/documents/listings/**', async (route) => {
    await held;
    await route.continue();
  });
  await countShifts(page);
  await page.goto('/about');
  await isThere(page);
  await goWithin(page, section);
  await expect(page.locator('main h1')).toHaveText('How Well Do You Know Me?');
  await expect(page.getByRole('textbox')).toBeHidden();
  release();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('textbox')).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
}

type Quiz = Awaited<ReturnType<typeof makeQuiz>>;

/** Opens a quiz by its password, and plays another to its confetti. */
async function playLocked(page: Page, locked: Quiz, quiz: Quiz): Promise<void> {
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
}

for (const [language, colorScheme, isWithin] of [
  ['en', 'light', false],
  ['fr', 'dark', true],
] as const)
  test(`every visitor's page is hydrated as it was rendered, fits the smallest phone and violates no policy, in ${language} and ${colorScheme}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000); // forty pages, on a busy machine
    const { found, missing, locked, quiz, profile } = await makeLinks();
    // where it is already tomorrow while the server says today
    const timezoneId = 'Pacific/Kiritimati';
    const context = await browser.newContext({ ...PHONE, baseURL: baseURL ?? '', colorScheme, timezoneId });
    const page = await context.newPage();
    await context.addInitScript((chosen) => localStorage.setItem('preferred-language', chosen), language);
    const said = await listen(context);
    for (const address of prerenderedPaths()) {
      expect(await takeOver(page, address, language, 200), address).toEqual([]);
      expect(await widthWithLargeText(page), address).toBe(320);
    }
    for (const address of found) {
      const reads = await takeOver(page, `${address}?lang=${language}`, language, 200);
      // behind a password there is something to look for
      if (address !== locked.path) expect(reads, address).toEqual([]);
    }
    // one address for each page, however it is written
    for (const [written, tidied, canonical] of [
      [`/@${profile.slice(1).toUpperCase()}%20.`, profile, profile],
      [`${profile}/Messages`, `${profile}/messages`, `${profile}/${LINK_SLUG.anonymous}`],
    ] as const) {
      await page.goto(written);
      await expect(page).toHaveURL(tidied);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${canonical}`);
    }
    // a link in another language is for those who have chosen none; others get theirs from the same data
    const inOther = `${quiz.path}?lang=${language === 'en' ? 'fr' : 'en'}`;
    expect(await takeOver(page, inOther, language, 200)).toEqual([]);
    for (const address of missing) await takeOver(page, address, language, 404);
    const shells = ['/quiz/how-well', '/quiz/never-have-i-ever', '/auth', '/auth?mode=sign-up', '/auth?mode=reset'];
    // the policy is the same in both: one goes by loading, the other within the app
    const go = async (address: string) => (isWithin ? goWithin(page, address) : page.goto(address));
    for (const address of [...shells, '/auth/action', '/delete', '/404', ...(isWithin ? [...found, '/'] : [])]) {
      await go(address);
      await isThere(page);
    }
    if (!isWithin) {
      await playLocked(page, locked, quiz);
      await expectStillWithLateList(page, `${profile}/howwell`);
    }
    expect(said).toEqual([]);
    await context.close();
  });

/** Opens an address in a fresh browser; returns the code and the reads that it needs until something is there. */
async function neededFor(browser: Browser, address: string, ready: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts: Promise<string>[] = [];
  const reads: (string | undefined)[] = [];
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'script') scripts.push(reply.text());
    if (reply.url().includes('/documents')) reads.push(new URL(reply.url()).pathname.split('/documents')[1]);
  });
  await page.goto(address);
  await (ready === 'textbox' ? page.getByRole('textbox') : page.getByRole('button', { name: ready })).waitFor();
  page.removeAllListeners('response'); // what comes for later is not this page's
  const code = (await Promise.all(scripts)).join('\n');
  await context.close();
  return { code, reads };
}

test("no creator's page violates the policy, nor does Google's window, nor a code by text message; visitors' shells load little", async ({
  page,
  context,
  stranger,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const { creator, quiz, profile } = await makeLinks();
  const said = await listen(context);
  await keepSignedIn(page, creator);
  const pages = [
    ...['know-me', 'two-truths', 'never-have-i-ever'].map((type) => `/create-quiz?type=${type}`),
    ...['/create-quiz', `/create-quiz?edit=${quiz.quizId}`, '/account', `/quiz/${quiz.quizId}/details`],
    ...['/dashboard/nothing', '/dashboard?tab=responses'],
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

  const newcomer = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  await standInForGoogle(newcomer);
  const told = await listen(newcomer);
  const opener = await newcomer.newPage();
  await opener.goto('/auth?mode=sign-up');
  const opened = opener.waitForEvent('popup');
  await opener.getByRole('button', { name: 'Continue with Google' }).click();
  await signInAtGoogle(await opened, somebody());
  await expect(opener.getByRole('heading', { level: 1, name: 'Almost there' })).toBeVisible();
  expect(told).toEqual([]);
  await newcomer.close();

  const phone = `+4670${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const careful = await makeCareful(phone);
  // the service answers so when it asks for the second factor, and the emulator when asked for reCAPTCHA's settings
  const byService = /status of 40[014]|Failed to initialize reCAPTCHA Enterprise config|blocked by Playwright/;
  const heard = await listen(stranger.context(), byService);
  await stranger.goto('/auth?mode=sign-in');
  await fillInSignIn(stranger, careful);
  await stranger.getByRole('button', { name: /^Mum's phone/ }).click();
  await stranger.getByLabel('Code from our text message').fill(await newestPhoneCode(phone));
  await expect(stranger.getByText('Total Responses')).toBeVisible();
  expect(heard).toEqual([]);

  // without functions, Hosting sends the shell: as the worker does on later visits
  const server = await serveHosting({ dist: process.env['DIST'] ?? 'dist', port: 0 });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  for (const [address, ready, documents] of [
    [quiz.path, 'Stay Anonymous', [quiz.path.replace(creator.username, 'quizzes')]],
    [`${profile}/anonymous-messages`, 'textbox', [`/usernames${profile}`]],
    [profile, 'textbox', [`/usernames${profile}`, `/listings/${creator.uid}`]],
  ] as const) {
    const { code, reads } = await neededFor(browser, origin + address, ready);
    expect(code).toContain('earlyReads'); // the scripts were really looked at
    expect(code).not.toMatch(
      /identitytoolkit|WebChannel|X-Goog-Upload-Protocol|photo\.confirmYes|MuiButton|reactRouter|musical_ly/,
    );
    expect(reads).toEqual(documents);
  }
  server.closeAllConnections();
  server.close();
});
