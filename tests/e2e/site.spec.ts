import type { Page } from '@playwright/test';
import { isHydrated } from './hydration.ts';
import { countShifts, shiftOf } from './layout-shift.ts';
import { expect, goWithin, test, watch } from './support.ts';

// with motion, as most people have it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test("a visitor's way through the site: URLs, the menu, the language, the keyboard, full page loads, and a broken sign-in", {
  tag: '@gate',
}, async ({ page }) => {
  const complaints = watch(page);
  await page.goto('/');
  await expect(title(page)).toContainText('who really knows you?');

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

  // a page says why an address signs nobody in, and keeps nothing of it
  await page.goto('/#access_token=abc');
  await expect(page.getByText('No session defined in URL')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expect(title(page)).toContainText('who really knows you?');
  expect(complaints).toEqual([]);
});

test('a page stays as it came while its code is on its way or never comes, moves nothing when it does, and respects less motion', async ({
  page,
  context,
}) => {
  // a font that comes moves a page whose own fonts' widths nobody knows
  await page.route('**/*.woff2', (route) => route.abort());
  await countShifts(page);
  await page.goto('/');
  await isHydrated(page);
  const slow = Promise.withResolvers<void>();
  await page.route('**/assets/templates-page-*.js', (route) => slow.promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Templates' }).click();
  await expect(page).toHaveURL(/\/templates$/);
  slow.resolve();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);

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

  // the chosen language is there before any script has run: what is seen is the document alone
  await page.getByRole('button', { name: 'FR: passer en français' }).click();
  await expect(title(page)).toContainText('qui te connaît');
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/terms');
  await expect(title(page)).toHaveText("Conditions d'utilisation");
  await expect(page).toHaveTitle(/^Conditions/);
});
