import type { Page } from '@playwright/test';
import { isHydrated } from './hydration.ts';
import { countShifts, shiftOf } from './layout-shift.ts';
import { expect, goWithin, test, watch } from './support.ts';

// with motion, as most people have it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SECOND = 'https://whoknows-live.firebaseapp.com';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** What has painted as the largest part of the page, and how much has moved until then. */
const paintOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ largest: string | undefined; shift: number }>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
          requestAnimationFrame(() => resolve({ largest: last?.element?.closest('h1')?.tagName, shift }));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test("a visitor's way through the site: URLs, the menu, the language, the keyboard, and full page loads", {
  tag: '@gate',
}, async ({ page, context, stranger, baseURL }) => {
  test.setTimeout(300_000); // a dozen pages, on a busy machine
  const complaints = watch(page);
  await countShifts(page);
  await page.goto('/');
  await expect(title(page)).toContainText('who really knows you?');
  const { largest, shift } = await paintOf(page);
  expect(largest).toBe('H1');
  expect(shift).toBeLessThan(0.02);

  const menu = page.getByRole('navigation', { name: 'Site' });
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await isHydrated(page);
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole('link', { name: 'How it works' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#how-it-works')).toBeInViewport();
  await toggle.click();
  await menu.getByRole('link', { name: 'Help' }).click();
  const help = page.getByRole('heading', { level: 1, name: 'Help Center' });
  await expect(help).toBeFocused();
  await expect(help).toBeInViewport();
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'WhoKnows', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'who really knows you?' })).toBeFocused();
  await page.goBack();
  await expect(help).toBeFocused();
  await page.goForward();

  // nor does anything move when a page of the menu comes slowly
  const slow = Promise.withResolvers<void>();
  await page.route('**/assets/templates-page-*.js', (route) => slow.promise.then(() => route.continue()));
  const before = await shiftOf(page);
  await toggle.click();
  await menu.getByRole('link', { name: 'Templates' }).click();
  await expect(page).toHaveURL(/\/templates$/);
  slow.resolve();
  await expect(title(page)).toHaveText(/./);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect((await shiftOf(page)) - before).toBeLessThan(0.02);
  await page.goBack();
  await expect(title(page)).toContainText('who really knows you?');

  // Create Your Quiz reloads the page, Join Now and Login do not
  const isSamePage = () => page.evaluate(() => 'marked' in window);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  for (const name of ['Join Now', 'Login']) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).last().click();
    await page.waitForURL('**/auth');
    expect(await isSamePage()).toBe(true);
    await page.goBack();
    await expect(title(page)).toContainText('who really knows you?');
  }
  await page.getByRole('main').getByRole('link', { name: 'Create Your Quiz' }).first().click();
  // signed out, one is asked to sign in first
  await page.waitForURL('**/auth');
  expect(await isSamePage()).toBe(false);

  // the page stays as it came while its own code is still on its way
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/terms-page-*.js', (route) => release.promise.then(() => route.continue()));
  await page.goto('/terms');
  await isHydrated(page, 'header a');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await expect(title(page)).toHaveText('Terms of Service');
  release.resolve();
  await isHydrated(page);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/#changes$/);
  await expect(page.getByRole('heading', { name: '8. Changes and contact' })).toBeInViewport();

  // who asks for less motion gets none
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goWithin(page, '/');
  await expect(title(page)).toContainText('who really knows you?');
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  expect(await page.evaluate(running)).toBe(0);
  expect(complaints).toEqual([]);

  // the chosen language is there before any script has run: what is seen is the document alone
  await page.getByRole('button', { name: 'FR: passer en français' }).click();
  await expect(title(page)).toContainText('qui te connaît');
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/terms');
  await expect(title(page)).toHaveText("Conditions d'utilisation");
  await expect(page).toHaveTitle(/^Conditions/);

  // Hosting's second address, where all of the app comes, too, leads to the site's own and keeps nothing
  const other = stranger.context();
  await other.route(`${SECOND}/**`, async (route) => {
    const url = route.request().url().replace(SECOND, `${baseURL}`);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await stranger.goto(`${SECOND}/about?lang=fr#team`, { waitUntil: 'commit' });
  await stranger.waitForURL(`${baseURL}/about?lang=fr#team`);
  await expect(stranger.locator('html')).toHaveAttribute('lang', 'fr');
  const { origins } = await other.storageState({ indexedDB: true });
  expect(origins.map(({ origin }) => origin)).not.toContain(SECOND);
  expect(other.serviceWorkers().map((worker) => new URL(worker.url()).origin)).not.toContain(SECOND);
});
