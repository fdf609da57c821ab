// walks: src/sw/
import type { Page } from '@playwright/test';
import { untilKept } from './offline.ts';
import {
  comeBackLater,
  countLoads,
  expectBuild,
  followWaiting,
  loadsOf,
  test,
  untilControlled,
  untilWaiting,
} from './second-build.ts';
import { comeBack, expect, makeCreator, makeQuiz, watch } from './support.ts';

const notice = (page: Page) => page.getByRole('complementary', { name: 'A new version is ready' });
const goTo = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
/** Resolves when a page has fetched, after its first screen, what it says when nothing can be fetched. */
const untilPrepared = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunk-load-error-')),
  );
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version is announced, applied on consent in one tab, and mixes with the old one in none', {
    tag: '@gate',
  }, async ({ page, context, site }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await countLoads(tab);
    const complaints = [watch(page), watch(other)];
    await page.goto(site.origin);
    await untilControlled(page);
    await other.goto(`${site.origin}/about`);
    await untilKept(other, 'visitor');

    site.deploySecond();
    await comeBackLater(page);
    await expect(notice(page)).toBeVisible();
    // the old page is whole, though nothing of it is on the server any more
    await goTo(page, 'Help Center');
    await expect(heading(page)).toBeFocused();
    await expectBuild(page, 'first');
    expect(await loadsOf(page)).toBe(1);

    await notice(page).getByRole('button', { name: 'Update now' }).click();
    await expectBuild(page, 'second');
    await expect(notice(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/help');

    // the other tab was not touched, and finds the rest of its own version
    await expectBuild(other, 'first');
    await goTo(other, 'Safety & Privacy');
    await expect(heading(other)).toBeFocused();
    await expectBuild(other, 'first');
    expect(await loadsOf(other)).toBe(1);
    await notice(other).getByRole('button', { name: 'Update now' }).click();
    await expectBuild(other, 'second');
    expect(new URL(other.url()).pathname).toBe('/safety');

    await goTo(page, 'Blog');
    await expect(heading(page)).toBeFocused();
    expect([await loadsOf(page), await loadsOf(other)]).toEqual([2, 2]);
    expect(complaints.flat()).toEqual([]);
  });

  test('an update waits while a quiz is played, can be postponed, and is applied at the next cold start', async ({
    page,
    context,
    site,
  }) => {
    const { path } = await makeQuiz(await makeCreator(), 'know-me');
    await page.goto(site.origin + path);
    await untilControlled(page);
    const other = await context.newPage();
    await other.goto(`${site.origin}/about`);
    await untilKept(other, 'visitor');
    site.deploySecond();
    await comeBackLater(page);
    await untilWaiting(page);
    await page.getByRole('button', { name: 'Stay Anonymous' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(notice(page)).toBeHidden();

    await expect(notice(other)).toBeVisible();
    await page.getByRole('link', { name: 'WhoKnows', exact: true }).click();
    await notice(page).getByRole('button', { name: 'Later' }).click();
    for (const tab of [page, other]) await expect(notice(tab)).toBeHidden();
    await expectBuild(page, 'first');
    await page.goto(`${site.origin}/about`);
    await untilWaiting(page);
    await expectBuild(page, 'first');
    await expect(notice(page)).toBeHidden();

    // somebody who leaves the page open for days is reminded
    await page.clock.setFixedTime(Date.now() + 27 * 3_600_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await notice(page).getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toBeHidden();

    // the browser changes the version when the last page is gone
    const waiting = await followWaiting(context);
    await other.close();
    await page.close();
    await waiting.isActive;
    const next = await context.newPage();
    await next.goto(site.origin + path);
    await expectBuild(next, 'second');
  });
});

test.describe('without a worker', () => {
  test('a page whose build is gone from the server navigates on, in the new build, with what was typed', async ({
    page,
    site,
  }) => {
    await countLoads(page);
    await page.goto(`${site.origin}/contact`);
    await untilPrepared(page);
    await page.getByRole('textbox', { name: 'Message' }).fill('Where do I find my quiz?');
    site.deploySecond();
    await goTo(page, 'Help Center');
    await expectBuild(page, 'second');
    await expect(page).toHaveURL(`${site.origin}/help`);
    await expect(heading(page)).toBeVisible();
    expect(await loadsOf(page)).toBe(2);
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Where do I find my quiz?');
  });

  test('another language loads completely, from the new build if the old one is gone', async ({ page, site }) => {
    await page.goto(`${site.origin}/about`);
    await expectBuild(page, 'first');
    await untilPrepared(page);
    site.deploySecond();
    await page.getByRole('button', { name: 'FR: passer en français' }).click();
    await expect(page.getByRole('button', { name: 'EN: switch to English' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/\bmeta\.|\.title\b/);
  });

  test('offline, a part that is not cached says so, allows going back, and loads on its own', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(`${site.origin}/about`);
    const title = await heading(page).textContent();
    await untilPrepared(page);
    await context.setOffline(true);
    await goTo(page, 'Help Center');
    await expect(heading(page)).toHaveText("This didn't load");
    await expect(page.getByText("This part isn't on your device yet")).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText(title ?? '');
    await page.goForward();
    await expect(heading(page)).toHaveText("This didn't load");
    // a network that is said to be back may fail once more
    await page.route(`${site.origin}/`, (route) => route.abort(), { times: 1 });
    await comeBack(context);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/help`);
  });
});
