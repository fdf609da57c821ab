import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { INFO_PAGES } from '../../domain/info-pages.ts';
import { serveHosting } from '../../scripts/lib/hosting.ts';
import { allowedHashes, hashOf, inlineScripts } from '../../scripts/lib/inline-scripts.ts';
import { newestPhoneCode } from './auth-emulator.ts';
import { makeCareful } from './careful.ts';
import { signInAtGoogle, standInForGoogle } from './google-script.ts';
import { answerAllButLast, lastAnswer } from './handing-in.ts';
import { expect, fillInSignIn, makeCreator, makeQuiz, signInOn, somebody, test } from './support.ts';

const DIST = process.env['DIST'] ?? '';
const asset = readdirSync(`${DIST}/assets`).find((name) => name.endsWith('.js')) ?? '';

const DAY = 86_400;
const KEPT_FOR_A_YEAR = 'public, max-age=31536000, immutable';
const KEPT_FOR_A_DAY = `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
const ASKED_FOR_EACH_TIME = 'no-cache';

const KINDS = [
  ['/', ASKED_FOR_EACH_TIME, 200],
  ['/about', ASKED_FOR_EACH_TIME, 200],
  ['/dashboard', ASKED_FOR_EACH_TIME, 200],
  ['/auth', ASKED_FOR_EACH_TIME, 200],
  ['/somebody/abcd2345', ASKED_FOR_EACH_TIME, 200],
  ['/quiz/results/some-id', ASKED_FOR_EACH_TIME, 200],
  ['/no/such/page/at/all', ASKED_FOR_EACH_TIME, 200],
  ['/sw.js', ASKED_FOR_EACH_TIME, 200],
  ['/manifest.webmanifest', ASKED_FOR_EACH_TIME, 200],
  ['/favicon.svg', ASKED_FOR_EACH_TIME, 200],
  ['/robots.txt', ASKED_FOR_EACH_TIME, 200],
  [`/assets/${asset}`, KEPT_FOR_A_YEAR, 200],
  ['/fonts/gabarito.woff2', KEPT_FOR_A_DAY, 200],
  ['/icons/pwa-192x192.png', KEPT_FOR_A_DAY, 200],
  ['/assets/of-another-build-12345678.js', ASKED_FOR_EACH_TIME, 404],
  ['/.well-known/not-there', ASKED_FOR_EACH_TIME, 404],
] as const;

test('every kind of file comes with its headers', async ({ request }) => {
  for (const [path, kept, status] of KINDS) {
    const reply = await request.get(path);
    const headers = reply.headers();
    expect(reply.status(), path).toBe(status);
    expect(headers['cache-control'], path).toBe(kept);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security'], path).toBe(`max-age=${365 * DAY}`);
    if (!/^\/(assets|fonts|icons)\//.test(path)) {
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups');
      expect(headers['permissions-policy'], path).toContain('geolocation=()');
      expect(headers['x-frame-options'], path).toBe('DENY');
    }
  }
  expect((await request.get('/auth/action')).headers()['referrer-policy']).toBe('no-referrer');
  // where no policy reaches, no page of the app may stand
  expect((await request.get('/__/auth/iframe')).status()).toBe(404);
});

test("Firebase's own helper pages may be framed: sign-in opens one in the app's pages, on the app's own domain", async ({
  request,
}, info) => {
  const dist = info.outputPath('dist');
  mkdirSync(`${dist}/__/auth`, { recursive: true });
  writeFileSync(`${dist}/__/auth/iframe.html`, '<!doctype html>');
  const server = await serveHosting({ dist, port: 0 });
  const reply = await request.get(`http://localhost:${(server.address() as AddressInfo).port}/__/auth/iframe`);
  server.close();
  expect(reply.status()).toBe(200);
  for (const name of ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy'])
    expect(reply.headers()[name]).toBeUndefined();
});

test("the policy names exactly the build's inline scripts, no emulator, and nothing unsafe in scripts", () => {
  const documents = readdirSync(DIST).filter((name) => name.endsWith('.html'));
  expect(documents).toHaveLength(INFO_PAGES.length + 2);
  const scripts = documents.flatMap((name) => inlineScripts(readFileSync(`${DIST}/${name}`, 'utf8')));
  expect([...new Set(scripts.map(hashOf))].sort()).toEqual(allowedHashes());

  const settings = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
  expect(settings).not.toMatch(/unsafe-eval|strict-dynamic|localhost|127\.0\.0\.1/);
  expect(settings.match(/[a-z-]+ [^;]*'unsafe-inline'[^;]*/g)).toEqual(["style-src 'self' 'unsafe-inline'"]);
  // what is not uploaded is not served
  expect(JSON.parse(settings).hosting.ignore).toContain('**/*.map');
  const code = readdirSync(`${DIST}/assets`).filter((name) => name.endsWith('.js'));
  for (const name of code) expect(readFileSync(`${DIST}/assets/${name}`, 'utf8')).not.toContain('sourceMappingURL');
});

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
/** Goes to an address within the app, as a link does. */
const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test("no visitor's page is stopped by the policy", async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const locked = await makeQuiz(creator, 'two-truths', { isPublic: false, password: 'pancakes' });
  const said = await listen(page);
  const pages = [
    ...['/', '/quiz/how-well', '/quiz/never-have-i-ever', '/auth', '/auth?mode=sign-up', '/auth?mode=reset'],
    ...INFO_PAGES.map((name) => `/${name}`),
    ...['/auth/action', '/404', '/no/such/page/at/all', `/${creator.username}`, `/${creator.username}/truth`],
    ...[`/${creator.username}/messages`, quiz.path, '/quiz/results/there-is-none'],
  ];
  for (const address of pages) {
    await page.goto(address);
    await isThere(page);
  }
  for (const address of pages.filter((one) => !INFO_PAGES.some((name) => one === `/${name}`))) {
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
  await signInOn(page, creator);
  const pages = [
    ...['responses', 'quizzes', 'messages', 'profile'].map((tab) => `/dashboard?tab=${tab}`),
    ...['know-me', 'two-truths', 'never-have-i-ever'].map((type) => `/create-quiz?type=${type}`),
    ...['/create-quiz', `/create-quiz?edit=${quizId}`, '/account', `/quiz/${quizId}/details`, '/dashboard/nothing'],
  ];
  for (const address of pages) {
    await page.goto(address);
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
  await expect(page.getByText('Total Responses')).toBeVisible();
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

const WAYS = ['data', 'frame', 'handler', 'inline', 'link', 'text', 'worker'] as const;

/** Tries every way in which somebody else's code could be made to run, and waits for each. Gives those that worked. */
async function attack(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const ran: string[] = [];
    const stopped: string[] = [];
    Object.assign(globalThis, { ran, stopped });
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => stopped.push(violatedDirective));
    const put = (html: string) => document.body.append(document.createRange().createContextualFragment(html));
    put('<script>ran.push("inline")</script>');
    put('<img src="data:," onerror="ran.push(`handler`)">');
    const frame = document.createElement('iframe');
    frame.srcdoc = '<script>parent.ran.push("frame")</script>';
    frame.onload = () => ran.includes('frame') || stopped.push('frame');
    document.body.append(frame);
    const link = Object.assign(document.createElement('a'), { href: 'javascript:void ran.push("link")' });
    document.body.append(link);
    link.click();
    document.body.append(
      Object.assign(document.createElement('script'), { src: 'data:text/javascript,ran.push("data")' }),
    );
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage("worker")'])));
    worker.onmessage = ({ data }) => ran.push(data);
    // later, when the test's own right to run text has ended
    setTimeout(() => {
      // biome-ignore lint/security/noGlobalEval: that is what is tried
      globalThis.eval('ran.push("text")');
    });
  });
  const outcomes = () =>
    page.evaluate(() => {
      const { ran, stopped } = globalThis as unknown as Record<'ran' | 'stopped', string[]>;
      return { ran, stopped };
    });
  await expect.poll(async () => Object.values(await outcomes()).flat()).toHaveLength(WAYS.length);
  return (await outcomes()).ran.sort();
}

test('the policy bites: no foreign code runs, not in a page that the worker has kept either', async ({
  browser,
  contextOptions,
}) => {
  for (const bypassCSP of [true, false]) {
    const context = await browser.newContext({ ...contextOptions, serviceWorkers: 'allow', bypassCSP });
    const page = await context.newPage();
    await page.goto('/about');
    expect(await attack(page)).toEqual(bypassCSP ? [...WAYS] : []);
    if (!bypassCSP) {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
      for (const address of ['/', '/about', '/dashboard']) {
        await page.goto(address);
        await isThere(page);
        expect(await attack(page), address).toEqual([]);
      }
    }
    await context.close();
  }
});

/** Addresses by the way in which a page asks for them. */
type Wishes = Readonly<Record<'script' | 'img' | 'iframe' | 'fetch', readonly string[]>>;
const NEEDED: Wishes = {
  script: [
    'https://apis.google.com/js/api.js?onload=ready',
    'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en/m=gapi_iframes/rt=j/cb=gapi.loaded_0',
    'https://www.google.com/recaptcha/api.js?onload=ready&render=explicit',
    'https://www.google.com/recaptcha/enterprise.js?render=key',
    'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__en.js',
  ],
  img: [
    'https://firebasestorage.googleapis.com/v0/b/bucket/o/profile-images%2Fuid%2Favatar.webp?alt=media&v=1',
    'https://lh3.googleusercontent.com/a/photo=s96-c',
  ],
  iframe: [
    'https://some-project.firebaseapp.com/__/auth/iframe',
    'https://www.google.com/recaptcha/api2/anchor',
    'https://recaptcha.google.com/recaptcha/api2/bframe',
  ],
  fetch: [
    'https://firestore.googleapis.com/v1/projects/some-project/databases/(default)/documents/quizzes/abcd2345',
    'https://identitytoolkit.googleapis.com/v1/accounts:lookup',
    'https://securetoken.googleapis.com/v1/token',
    'https://firebasestorage.googleapis.com/v0/b/bucket/o',
    'https://europe-west1-some-project.cloudfunctions.net/saveQuiz',
    'https://www.google.com/recaptcha/api2/clr',
  ],
};
const FOREIGN: Wishes = {
  script: [
    'https://foreign.example/script.js',
    'https://www.google.com/recaptcha/about/js/main.min.js',
    'https://www.gstatic.com/charts/loader.js',
    'https://firebasestorage.googleapis.com/v0/b/bucket/o/script.js',
  ],
  img: ['https://foreign.example/pixel.png', 'https://www.google.com/pixel.png'],
  iframe: ['https://foreign.example/', 'https://accounts.google.com/'],
  fetch: ['https://foreign.example/', 'https://www.google.com/search', 'wss://foreign.example/'],
};

test('a real project reaches what it needs, and nothing else is reached', async ({ page }) => {
  const reached: string[] = [];
  await page.route(/^https:/, (route) => {
    reached.push(route.request().url());
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' });
  });
  await page.goto('/terms');
  for (const wishes of [NEEDED, FOREIGN]) {
    await page.evaluate(
      ({ fetch: calls, ...elements }) =>
        Promise.all([
          ...calls.map((url) =>
            url.startsWith('wss:')
              ? new Promise((resolve) => Object.assign(new WebSocket(url), { onerror: resolve }))
              : fetch(url).catch(() => undefined),
          ),
          ...Object.entries(elements).flatMap(([name, urls]) =>
            urls.map(
              (url) =>
                new Promise((resolve) => {
                  const element = Object.assign(document.createElement(name), { onload: resolve, onerror: resolve });
                  Object.assign(element, { src: url });
                  document.body.append(element);
                }),
            ),
          ),
        ]).then(() => undefined),
      wishes,
    );
  }
  expect(reached.sort()).toEqual(Object.values(NEEDED).flat().sort());
});
