import type { Page } from '@playwright/test';
import { untilKept } from './offline.ts';
import { expect, test } from './support.ts';

// that nothing of the app is stopped by the policy: every-page.spec.ts

const WAYS = ['data', 'frame', 'handler', 'inline', 'link', 'text', 'worker'] as const;

/** Tries every way in which somebody else's code could be made to run, and waits for each. Returns those that worked. */
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
  img: ['https://firebasestorage.googleapis.com/v0/b/bucket/o/profile-images%2Fuid%2Favatar.webp?alt=media&v=1'],
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
    'https://content-firebaseappcheck.googleapis.com/v1/projects/p/apps/a:exchangeRecaptchaEnterpriseToken',
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

test("the policy is enforced: no foreign code runs, not even in a page from the worker's cache, and a real project reaches only what it needs", async ({
  browser,
  contextOptions,
  page,
}) => {
  for (const bypassCSP of [true, false]) {
    const serviceWorkers = bypassCSP ? 'block' : 'allow';
    const context = await browser.newContext({ ...contextOptions, serviceWorkers, bypassCSP });
    const page = await context.newPage();
    await page.goto('/about');
    expect(await attack(page)).toEqual(bypassCSP ? [...WAYS] : []);
    if (!bypassCSP) {
      await untilKept(page, 'en');
      await page.reload();
      await untilKept(page, 'visitor');
      await context.setOffline(true);
      // the two documents that the worker keeps
      for (const address of ['/', '/contact']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await attack(page), address).toEqual([]);
      }
    }
    await context.close();
  }

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
