import type { Page, Request } from '@playwright/test';
import { CLIENT_ERRORS_MAX } from '../../domain/limits.ts';
import { untilControlled } from './second-build.ts';
import { expect, makeCreator, makeQuiz, test } from './support.ts';

const SECRET = 'my-secret-crush';

/** Collects what a page reports. */
function reportsOf(page: Page): Request[] {
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/client-errors') reports.push(request);
  });
  return reports;
}
/** Throws in the page as a script of it would, later and with a text of somebody in it. */
const throwIn = (page: Page, type = 'TypeError') =>
  page.evaluate(
    ([name, secret]) => {
      setTimeout(() => {
        throw Object.assign(new Error(`Can't read ${secret}`), { name });
      });
    },
    [type, SECRET] as const,
  );
const untilReported = (page: Page) => page.waitForResponse('**/api/client-errors');

test('an error in a page is reported once, by its class and the kind of page, without a word or an address', async ({
  page,
}) => {
  const creator = await makeCreator();
  const { path } = await makeQuiz(creator, 'know-me');
  const reports = reportsOf(page);
  await page.goto(`${path}?from=${SECRET}`);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('error-reporter')) scripts.push(request.url());
  });
  // nobody loads the reporter before there is an error
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toContainEqual(expect.stringContaining('error-reporter'));
  const answered = untilReported(page);
  await throwIn(page);
  const answer = await answered;
  expect(answer.status()).toBe(200);
  expect(answer.headers()['x-request-id']).toBe(reports[0]?.headers()['x-request-id']);
  expect(scripts).toHaveLength(1);
  const body = reports[0]?.postData() ?? '';
  expect(JSON.parse(body)).toMatchObject({
    type: 'TypeError',
    code: null,
    build: expect.stringMatching(/^[0-9a-f]{8}$/),
    page: 'take-quiz',
  });
  for (const personal of [SECRET, creator.username, path, 'http']) expect(body).not.toContain(personal);

  // the same again, then another one: the limit and the memory are the session's, not the page's
  await throwIn(page);
  await page.reload();
  await throwIn(page);
  const other = untilReported(page);
  await throwIn(page, 'RangeError');
  await other;
  expect(reports.map((request) => request.postDataJSON().type)).toEqual(['TypeError', 'RangeError']);
});

test('a session reports ten errors and no more', async ({ page }) => {
  const reports = reportsOf(page);
  await page.goto('/about');
  await page.evaluate((count) => {
    for (let n = 0; n < count; n++)
      setTimeout(() => {
        throw Object.assign(new Error(), { name: `Error${n}` });
      });
  }, CLIENT_ERRORS_MAX + 5);
  await expect.poll(() => reports.length).toBe(CLIENT_ERRORS_MAX);
  await page.goto('/help');
  const isLoaded = page.waitForResponse('**/assets/error-reporter-*.js');
  await throwIn(page, 'OneMoreError');
  await isLoaded;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(reports).toHaveLength(CLIENT_ERRORS_MAX);
});

test("a rejected promise is reported, and an error before the app's own code has come", async ({ page }) => {
  const reports = reportsOf(page);
  await page.route('**/assets/app-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'broken(;' }),
  );
  await page.addInitScript(() => setTimeout(() => Promise.reject(new RangeError('my-secret-crush')), 200));
  await page.goto('/');
  await expect.poll(() => reports.map((request) => request.postDataJSON().type)).toContain('RangeError');
  expect(reports.map((request) => request.postData()).join()).not.toContain(SECRET);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the service worker reports its own errors, each once', async ({ page, context }) => {
    await page.goto('/about');
    await untilControlled(page);
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('There is no worker.');
    const sent = await worker.evaluate(async (secret) => {
      const bodies: unknown[] = [];
      const reported = new Promise<void>((resolve) => {
        globalThis.fetch = async (_, init) => {
          if (bodies.push(JSON.parse(String(init?.body))) === 3) resolve();
          return new Response();
        };
      });
      for (const name of ['TypeError', 'TypeError', 'RangeError'])
        setTimeout(() => {
          throw Object.assign(new Error(secret), { name });
        });
      setTimeout(() => Promise.reject(new SyntaxError(secret)));
      await reported;
      return bodies;
    }, SECRET);
    const expected = ['TypeError', 'RangeError', 'SyntaxError'].map((type) => ({
      type,
      page: 'service-worker',
      build: expect.stringMatching(/^[0-9a-f]{8}$/),
    }));
    expect(sent).toMatchObject(expected);
    expect(JSON.stringify(sent)).not.toContain(SECRET);
  });
});
