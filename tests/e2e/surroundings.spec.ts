import type { Page } from '@playwright/test';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { isHydrated } from './hydration.ts';
import { answerAllButLast, expectArrived, lastAnswer, messagesTo, responsesTo, sendButton } from './submissions.ts';
import { expect, goWithin, keepSignedIn, makeCreator, makeQuiz, signInOn, target, test } from './support.ts';

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

const PUBLIC = ['/', '/help', '/contact', '/templates', '/create-quiz', '/circle', '/auth?mode=sign-up'];
const OWN = ['overview', 'quizzes', 'responses', 'messages', 'profile'].map((tab) => `/dashboard?tab=${tab}`);

/** Returns a list that gets each error that a page throws. */
function thrownOn(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  return thrown;
}
const isThere = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

test('no page dies of a browser whose values are odd or missing', async ({ page, stranger }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const odd = () => {
    const define = (on: object, values: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(values))
        Object.defineProperty(on, name, { get: () => value, configurable: true });
    };
    define(navigator, {
      ...{
        language: 'C',
        languages: ['C', 'en-US@posix', 'en-US-utf8', 5],
        deviceMemory: Number.NaN,
        hardwareConcurrency: 'many',
      },
      ...{ connection: { effectiveType: 4 }, permissions: undefined, clipboard: undefined, share: undefined },
      ...{ platform: null, doNotTrack: undefined, onLine: false, storage: undefined },
    });
    define(screen, { width: 0, height: Number.NaN, colorDepth: -1 });
    Intl.DateTimeFormat.prototype.resolvedOptions = () => ({ timeZone: 'Etc/Unknown' }) as never;
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'BroadcastChannel', { get: refuse });
    Object.defineProperty(Notification, 'permission', { get: refuse });
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse, configurable: true });
    define(navigator, { sendBeacon: undefined });
    window.matchMedia = () => null as never;
    // reading goes on
    Storage.prototype.setItem = refuse;
  };
  const nothingKept = () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    for (const name of ['locks', 'serviceWorker'])
      Object.defineProperty(navigator, name, { get: () => undefined, configurable: true });
  };
  const { id } = await takeQuiz(target, quiz, quiz.draft, { name: 'Noa', right: 'yyyyn' });
  const linked = [quiz.path, `/${creator.username}`, `/${creator.username}/messages`, `/quiz/results/${id}`];
  await keepSignedIn(page, creator);
  await page.addInitScript(odd);
  await stranger.addInitScript(odd);
  await stranger.addInitScript(nothingKept);
  const thrown = [...[page, stranger].map(thrownOn)];
  for (const address of [...PUBLIC, ...linked]) {
    await stranger.goto(address);
    await isHydrated(stranger);
    await isThere(stranger);
    expect(thrown.flat(), address).toEqual([]);
  }
  for (const address of [...OWN, '/account', `/quiz/${quiz.quizId}/details`, ...linked]) {
    await page.goto(address);
    await isThere(page);
    expect(thrown.flat(), address).toEqual([]);
  }
  // and what is sent from there is taken
  await stranger.goto(`/${creator.username}/anonymous-messages`);
  await box(stranger).fill('From an odd place');
  await sendButton(stranger).click();
  await expectArrived(() => messagesTo(creator.uid), ['From an odd place']);
});

test('a device whose databases never answer says so, keeps nobody waiting, and has forgotten nothing', async ({
  page,
  context,
}) => {
  await signInOn(page, await makeCreator());
  const silent = await context.newPage();
  await silent.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      const request = new EventTarget() as IDBOpenDBRequest;
      request.addEventListener('error', (event) => request.onerror?.(event));
      return request;
    };
  });
  await silent.clock.install();
  await silent.goto('/dashboard');
  await expect(async () => {
    await silent.clock.runFor(30_000);
    await expect(silent.getByText("Your browser isn't letting us see who's signed in.")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto('/dashboard');
  await expect(page.getByText('Total Responses')).toBeVisible();
});

test('a page that a browser translates goes on', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await keepSignedIn(page, creator);
  const thrown = thrownOn(page);
  /** As Google's does, once the page has what it works with then. */
  const translate = async () => {
    await page.mouse.click(1, 1);
    await page.waitForFunction(() => Object.hasOwn(Text.prototype, 'nodeValue'));
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if ((node as Text).data.trim() && !node.parentElement?.closest('script, style, font')) texts.push(node as Text);
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    });
  };
  const inFrench = () => page.getByRole('button', { name: 'FR: passer en français' }).click();
  for (const address of [...PUBLIC, quiz.path, `/${creator.username}`]) {
    await page.goto(address);
    await isThere(page);
    // not every page has both
    for (const part of ['main h1', 'footer a']) if (await page.locator(part).count()) await isHydrated(page, part);
    await translate();
    const french = page.getByRole('button', { name: 'FR: passer en français' });
    if (await french.isVisible()) await inFrench();
    await isThere(page);
    expect(thrown, address).toEqual([]);
    await page.evaluate(() => localStorage.setItem('preferred-language', 'en'));
  }
  await page.goto('/dashboard');
  await isThere(page);
  for (const address of [...OWN, '/account', `/quiz/${quiz.quizId}/details`, '/dashboard']) {
    await translate();
    await goWithin(page, address);
    await isThere(page);
    await expect(page.getByText('Something broke on this page')).toBeHidden();
    expect(thrown, address).toEqual([]);
  }
  // a count that changes while somebody types
  await page.goto(`/${creator.username}/anonymous-messages`);
  await isHydrated(page, '#content');
  await translate();
  await box(page).fill('Hello');
  await expect(page.getByText('5 / 1000')).toBeVisible();
});
