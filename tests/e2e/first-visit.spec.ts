import type { Page } from '@playwright/test';
import { firstVisit } from '../../scripts/lib/first-visit.ts';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { untilKept } from './offline.ts';
import { expect, goWithin, makeCreator, makeQuiz, target, test } from './support.ts';

/** What all transfers of a first visit may add up to, worker included: ADR 178. */
const BUDGET_KB = 265;

const loaded = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
/** Returns the classes on the page that no style is there for. */
const unstyled = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join();
    const classes = [...document.querySelectorAll('#root *')].flatMap(({ classList }) => [...classList]);
    return [...new Set(classes)].filter((name) => /^[\w-]{6}_/.test(name) && !rules.includes(`.${CSS.escape(name)}`));
  });
/** Resolves when the page has loaded the last of what it loads by itself, long after it could be used. */
const untilLoadedAhead = (page: Page) =>
  expect.poll(() => loaded(page)).toContainEqual(expect.stringContaining('/en/outbox.json'));

test('somebody who opens a link downloads a visitor’s app, including the worker; data saving prevents prefetching', async ({
  browser,
  contextOptions,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const { id } = await takeQuiz(target, quiz, quiz.draft, { name: 'Noa', right: 'yyyyn' });
  const site = { dist: process.env['DIST'] ?? '', functionsPort: target.functionsPort };
  const links = [quiz.path, `/${creator.username}`, `/${creator.username}/messages`, `/quiz/results/${id}`];
  const stay = async (page: Page) => {
    await untilKept(page, 'en');
    await untilLoadedAhead(page);
    expect(await unstyled(page)).toEqual([]);
  };
  for (const link of links) {
    expect((await firstVisit(browser, site, link, stay, contextOptions)) / 1000, link).toBeLessThan(BUDGET_KB);
  }

  const savesData = await browser.newContext({ ...contextOptions, serviceWorkers: 'allow' });
  await savesData.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const page = await savesData.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(quiz.path);
  // what sends an earlier visit's answers; anything else would be asked for in the same moment
  await expect.poll(() => loaded(page)).toContainEqual(expect.stringMatching(/\/outbox-[\w-]+\.js/));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  for (const part of ['/update-watch-', '/playing-', '/results', '/tracking-sheet-', '/outbox.json'])
    expect(asked).not.toContainEqual(expect.stringContaining(part));
  // the document has the styles of linked pages; those of others come with them
  await goWithin(page, '/safety');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await unstyled(page)).toEqual([]);
  await savesData.close();
});
