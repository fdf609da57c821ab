import { prerenderedPaths } from '../../src/config/routes.ts';
import { expectAccessible } from './axe.ts';
import { isListed } from './public-copies.ts';
import { expect, makeCreator, makeQuiz, test, watch } from './support.ts';

// what all public pages share: the ways around, language, focus; what they are served as: tests/hosting/site.test.ts

const PAGES = prerenderedPaths();
for (const language of ['en', 'fr'] as const) {
  test(`the prerendered pages are taken over without a difference (${language})`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('preferred-language', chosen), language);
    const complaints = watch(page);
    for (const [index, path] of PAGES.entries()) {
      await page.emulateMedia({ colorScheme: index % 2 ? 'dark' : 'light' });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // React has taken it over when its elements carry its mark
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('footer a') ?? {}).some((key) => key.startsWith('__reactProps')),
      );
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect(page.getByText(language === 'en' ? 'All systems operational' : 'Tout fonctionne')).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });
}

test('the chosen language is there before any script has run, and stays', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'FR: passer en français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('qui te connaît');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('fr');
  // files of scripts never arrive: what is seen is the document alone
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Conditions d'utilisation");
  await expect(page).toHaveTitle(/^Conditions/);
});

test('the menu of a phone: opens, closes by Escape, leads on, and the focus goes to the new heading', async ({
  page,
}) => {
  const complaints = watch(page);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Site' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'How it works' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#how-it-works')).toBeInViewport();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Help' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Help Center' });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'WhoKnows', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'who really knows you?' })).toBeFocused();
  await page.goBack();
  await expect(heading).toBeFocused();
  expect(complaints).toEqual([]);
});

test('on a wide screen the menu is in the bar, and a page that has to be read gets the focus when it is there', async ({
  page,
}) => {
  const creator = await makeCreator();
  const { path, draft } = await makeQuiz(creator, 'know-me');
  await isListed(creator.username, 1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${creator.username}`);
  await expect(page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Templates' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  // the read of the next page is held back: its heading comes late
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/documents/quizzes/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Take Quiz' }).click();
  await page.waitForURL(`**${path}`);
  release();
  await expect(page.getByRole('heading', { level: 1, name: draft.title })).toBeFocused();
});

test('the footer leads everywhere and says when there is no network', async ({ page, context }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const path of [
    'create-quiz',
    'dashboard',
    'templates',
    'analytics',
    'about',
    'careers',
    'blog',
    'press',
    'help',
    'safety',
    'terms',
    'contact',
  ])
    await expect(footer.locator(`a[href="/${path}"]`)).toBeVisible();
  await expect(footer.getByText('Discord (soon)')).toBeVisible();
  await expect(footer.getByText('© 2026 WhoKnows. All rights reserved.')).toBeVisible();
  await expect(footer.getByText('All systems operational')).toBeVisible();
  await context.setOffline(true);
  await expect(footer.getByText("You're offline")).toBeVisible();
  await context.setOffline(false);
  await footer.getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
});

test('by keyboard: the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/terms');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(skip).not.toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('an address that leads nowhere, in both languages', async ({ page }) => {
  await page.goto('/quiz/nothing/here/at/all');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'FR: passer en français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Oups/);
  await page.getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page).toHaveURL('/');
});

test('who asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});
