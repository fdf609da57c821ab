import type { Page } from '@playwright/test';
import { CLIENT_ERRORS_MAX } from '../../domain/limits.ts';
import { untilControlled } from './second-build.ts';
import { expect, makeCreator, makeQuiz, test } from './support.ts';

// what a report says of an error: src/data/offline/describe-error.test.ts

const BUILD = expect.stringMatching(/^[0-9a-f]{8}$/);

/** Collects what a page reports. */
function reportsOf(page: Page): { type: string }[] {
  const reports: { type: string }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/client-errors') reports.push(request.postDataJSON());
  });
  return reports;
}
/** Throws in the page as a script of it would, later. */
const throwIn = (page: Page, type: string) =>
  page.evaluate((name) => {
    setTimeout(() => {
      throw Object.assign(new Error("Can't read my-secret-crush"), { name });
    });
  }, type);

test('a page reports each kind of error once, ten per session, without texts, also before its own code has loaded', async ({
  page,
  stranger,
}) => {
  const creator = await makeCreator();
  const { path } = await makeQuiz(creator, 'know-me');
  const reports = reportsOf(page);
  await page.goto(`${path}?from=my-secret-crush`);
  // nobody loads the reporter before there is an error
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded).not.toContainEqual(expect.stringContaining('error-reporter'));
  const answered = page.waitForResponse('**/api/client-errors');
  await throwIn(page, 'TypeError');
  expect((await answered).status()).toBe(200);
  expect(reports).toMatchObject([{ type: 'TypeError', code: null, build: BUILD, page: 'take-quiz' }]);
  for (const personal of ['secret', creator.username, path, 'http'])
    expect(JSON.stringify(reports)).not.toContain(personal);
  // the same again, then others on another page: the limit and the memory are the session's
  await page.goto('/help');
  const others = Array.from({ length: CLIENT_ERRORS_MAX + 5 }, (_, n) => `Error${n}`);
  for (const type of ['TypeError', ...others]) await throwIn(page, type);
  const sent = ['TypeError', ...others.slice(0, CLIENT_ERRORS_MAX - 1)];
  await expect.poll(() => reports.map(({ type }) => type)).toEqual(sent);

  const early = reportsOf(stranger);
  await stranger.route('**/assets/app-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'broken(;' }),
  );
  await stranger.addInitScript(() => setTimeout(() => Promise.reject(new RangeError('my-secret-crush')), 200));
  await stranger.goto('/');
  await expect.poll(() => early).toContainEqual(expect.objectContaining({ type: 'RangeError' }));
  expect(JSON.stringify(early)).not.toContain('secret');
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the worker reports each kind of error once, without texts', async ({ page, context }) => {
    await page.goto('/about');
    await untilControlled(page);
    const sent = await context.serviceWorkers()[0]?.evaluate(async () => {
      const bodies: unknown[] = [];
      const reported = new Promise<void>((resolve) => {
        globalThis.fetch = async (_, init) => {
          if (bodies.push(JSON.parse(String(init?.body))) === 2) resolve();
          return new Response();
        };
      });
      for (const name of ['TypeError', 'TypeError'])
        setTimeout(() => {
          throw Object.assign(new Error('my-secret-crush'), { name });
        });
      setTimeout(() => Promise.reject(new SyntaxError('my-secret-crush')));
      await reported;
      return bodies;
    });
    expect(sent).toMatchObject(
      ['TypeError', 'SyntaxError'].map((type) => ({ type, page: 'service-worker', build: BUILD })),
    );
    expect(JSON.stringify(sent)).not.toContain('secret');
  });
});
