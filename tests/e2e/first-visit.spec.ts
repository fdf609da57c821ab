import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { circlePath } from '../../domain/circle/circle.ts';
import { makeCircleInput } from '../../domain/testing/make-circle.ts';
import { firstVisit } from '../../scripts/lib/first-visit.ts';
import { send, takeQuiz } from '../../scripts/seed/client.ts';
import { isHydrated } from './hydration.ts';
import { untilKept } from './offline.ts';
import { expect, goWithin, makeCreator, makeQuiz, target, test } from './support.ts';

/** What all transfers of a first visit may add up to, worker included: ADR 178. */
const BUDGET_KB = 250;

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
  expect.poll(() => loaded(page)).toContainEqual(expect.stringContaining('/en/toutbox.json'));

test('somebody who opens a link downloads a visitor’s app, including the worker; data saving prevents prefetching', async ({
  browser,
  contextOptions,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const { id } = await takeQuiz(target, quiz, quiz.draft, { name: 'Noa', right: 'yyyyn' });
  const site = { dist: process.env['DIST'] ?? '', functionsPort: target.functionsPort };
  const circle = makeCircleInput({ id: randomUUID() });
  await send(target, 'circles', circle);
  const own = `/${creator.username}`;
  const links = [quiz.path, own, `${own}/messages`, `/quiz/results/${id}`, circlePath(circle.id)];
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
  await isHydrated(page);
  // the document has the styles of linked pages; those of others come with them
  await goWithin(page, '/safety');
  await expect(page.getByRole('heading', { level: 1, name: 'Safety & Privacy' })).toBeVisible();
  expect(await unstyled(page)).toEqual([]);
  // what waits for the page's first use is asked for now
  await page.mouse.click(1, 1);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  for (const part of ['/update-watch-', '/playing-', '/results', '/t-sheet-', '/outbox-'])
    expect(asked).not.toContainEqual(expect.stringContaining(part));
  await savesData.close();
});
