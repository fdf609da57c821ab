import type { Page, Request } from '@playwright/test';
import { CLIENT_ERRORS_MAX } from '../../domain/limits.ts';
import { untilControlled } from './second-build.ts';
import { expect, makeCreator, makeQuiz, test } from './support.ts';

const SECRET = 'my-secret-crush';
const BUILD = expect.stringMatching(/^[0-9a-f]{8}$/);

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
const typesOf = (reports: readonly Request[]) => reports.map((request) => request.postDataJSON().type);

test('a page reports each kind of error once, ten per session, without texts or URLs, also before its own code has loaded', async ({
  page,
  stranger,
}) => {
  const creator = await makeCreator();
  const { path } = await makeQuiz(creator, 'know-me');
  const reports = reportsOf(page);
  await page.goto(`${path}?from=${SECRET}`);
  // nobody loads the reporter before there is an error
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded).not.toContainEqual(expect.stringContaining('error-reporter'));
  const answered = page.waitForResponse('**/api/client-errors');
  await throwIn(page);
  const answer = await answered;
  expect(answer.status()).toBe(200);
  expect(answer.headers()['x-request-id'] ?? '').toBe(reports[0]?.headers()['x-request-id']);
  const body = reports[0]?.postData() ?? '';
  expect(JSON.parse(body)).toMatchObject({ type: 'TypeError', code: null, build: BUILD, page: 'take-quiz' });
  for (const personal of [SECRET, creator.username, path, 'http']) expect(body).not.toContain(personal);
  // the same again, then others on another page: the limit and the memory are the session's
  await page.goto('/help');
  const others = Array.from({ length: CLIENT_ERRORS_MAX + 5 }, (_, n) => `Error${n}`);
  for (const type of ['TypeError', ...others]) await throwIn(page, type);
  await expect.poll(() => typesOf(reports)).toEqual(['TypeError', ...others.slice(0, CLIENT_ERRORS_MAX - 1)]);

  const early = reportsOf(stranger);
  await stranger.route('**/assets/app-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'broken(;' }),
  );
  await stranger.addInitScript((secret) => setTimeout(() => Promise.reject(new RangeError(secret)), 200), SECRET);
  await stranger.goto('/');
  await expect.poll(() => typesOf(early)).toContain('RangeError');
  expect(early.map((request) => request.postData()).join()).not.toContain(SECRET);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the worker reports each kind of error once, without texts', async ({ page, context }) => {
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
    const ofWorker = (type: string) => ({ type, page: 'service-worker', build: BUILD });
    expect(sent).toMatchObject(['TypeError', 'RangeError', 'SyntaxError'].map(ofWorker));
    expect(JSON.stringify(sent)).not.toContain(SECRET);
  });
});
