import type { Locator, Page } from '@playwright/test';
import { AD_CATEGORIES, ADS } from '../../domain/ads/catalogue.ts';
import en from '../../src/i18n/locales/en/ads.json' with { type: 'json' };
import fr from '../../src/i18n/locales/fr/ads.json' with { type: 'json' };
import { countShifts, shiftOf } from './layout-shift.ts';
import { expect, test } from './support.ts';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Ad at the top of the page' });
const strip = (page: Page) => page.locator('[data-ad="banner"]');
const room = (page: Page) => page.locator('[data-ad="in-page"]');
const inPage = (page: Page) => page.getByRole('complementary', { name: 'Ad', exact: true });

/** Without the font: when it comes, it moves a page whose own fonts' widths nobody knows. */
async function countShiftsByAds(page: Page) {
  await page.route('**/*.woff2', (route) => route.abort());
  await countShifts(page);
}
/** Opens a page with the clock in the test's hands. */
async function open(page: Page, address: string) {
  await page.clock.install({ time: 0 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // a font that comes while somebody is at the end of the page moves it, too
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
/** Goes on by so many rotations. */
const turn = (page: Page, times = 1) => page.clock.runFor(times * 10_000);
/** Brings the ad at the end of the page into view, with the focus and the pointer elsewhere. */
async function scrollToAd(page: Page) {
  await page.clock.runFor(2000); // after the page has loaded
  // near, but not in sight yet
  await room(page).evaluate((slot) => scrollBy(0, slot.getBoundingClientRect().top - innerHeight - 200));
  await expect(room(page).getByRole('complementary')).toBeAttached();
  await room(page).getByRole('complementary').scrollIntoViewIfNeeded();
}

test('on a phone the banner appears 4 seconds after the page for somebody who has scrolled, changes every 10, stays closed, and shifts nothing', async ({
  page,
}) => {
  await countShiftsByAds(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/about');
  const heading = page.getByRole('heading', { level: 1 });
  const brand = page.getByRole('link', { name: 'WhoKnows' });
  await expect(heading).toBeVisible();
  const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);
  const [before, headerBefore] = [await topOf(heading), await topOf(brand)];
  expect(await strip(page).count()).toBe(0);
  // nothing comes to a page that nobody has scrolled
  await page.evaluate(() => scrollTo(0, 10));
  // the time counts from when the app has started
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await banner(page).getByText('Ad', { exact: true }).isVisible()).toBe(true);
  }).toPass({ intervals: [0] });
  expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(4000);
  expect(await topOf(heading)).toBe(before - 10);
  const seen: string[] = [];
  for (const _ of AD_CATEGORIES) {
    seen.push((await banner(page).getByRole('link').textContent()) ?? '');
    await turn(page);
  }
  expect(new Set(seen).size).toBe(AD_CATEGORIES.length);
  // what it lies on comes out from under it
  await page.evaluate(() => scrollTo(0, 0));
  const height = await banner(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(await topOf(brand)).toBe(headerBefore + height);
  await page.evaluate((top) => scrollTo(0, top), height + 100);
  // the clock, which shiftOf waits for, stands still
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);

  await banner(page).getByRole('button', { name: 'Close ad' }).click();
  await expect(page.locator('#content')).toBeFocused();
  expect(await topOf(heading)).toBe(before - 100);
  await page.clock.runFor(290);
  await expect(strip(page)).toBeAttached();
  await page.clock.runFor(20);
  await expect(strip(page)).toHaveCount(0);
  expect(await topOf(heading)).toBe(before - 100);
  expect(await page.evaluate(() => scrollY)).toBe(100);
  // for this visit, on every page
  await page.clock.resume();
  await page.goto('/safety');
  await expect(heading).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(strip(page)).toHaveCount(0);
});

test('the ad at the end of a page takes no space before it loads, goes through its categories, opens other sites in a new tab, and pauses on request, while it is read, or out of sight', async ({
  page,
}) => {
  await countShiftsByAds(page);
  await open(page, '/');
  // somebody who is at the end before it: nothing comes between what they look at
  expect(await room(page).evaluate((slot) => slot.clientHeight)).toBe(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.clock.runFor(5000);
  // the banner has come meanwhile, and has left everything in its place as well
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await shiftOf(page)).toBe(0);
  expect(await room(page).evaluate((slot) => slot.clientHeight)).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await scrollToAd(page);
  expect(await shiftOf(page)).toBe(0);
  const ad = inPage(page);
  await expect(ad.getByText('Ad', { exact: true })).toBeVisible();
  const title = ad.getByRole('heading', { level: 2 });
  const first = en.ad.never.title;
  await expect(title).toHaveText(first);
  const seen = new Set<string>();
  for (let n = 0; n < ADS.length; n += 1) {
    const before = (await title.textContent()) ?? '';
    seen.add(before);
    const link = ad.getByRole('link');
    if ((await link.getAttribute('href'))?.startsWith('https:')) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer sponsored');
      await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
    }
    await turn(page);
    await expect(title).not.toHaveText(before);
  }
  expect(seen.size).toBe(ADS.length);
  await expect(title).toHaveText(first);

  // held while it is focused or pointed at
  await ad.getByRole('link').focus();
  await turn(page, 2);
  await expect(title).toHaveText(first);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await ad.hover();
  await turn(page, 2);
  await expect(title).toHaveText(first);
  await page.mouse.move(0, 0);
  // in a background tab
  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await setHidden(true);
  await turn(page, 2);
  await expect(title).toHaveText(first);
  await setHidden(false);
  await turn(page);
  await expect(title).not.toHaveText(first);
  // and by its button
  const shown = (await title.textContent()) ?? '';
  await ad.getByRole('button', { name: 'Pause ads' }).click();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.mouse.move(0, 0);
  await turn(page, 2);
  await expect(title).toHaveText(shown);
  await ad.getByRole('button', { name: 'Resume ads' }).press('Enter');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await turn(page);
  await expect(title).not.toHaveText(shown);
  // both ads are there by now
  await expect(banner(page)).toBeAttached();
});

test('the banner appears on phones only, and nothing shifts when an ad changes, in either language, at any width', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('preferred-language', 'fr'));
  await open(page, '/about');
  await page.clock.runFor(4100);
  await scrollToAd(page);
  await expect(room(page).getByRole('heading')).toHaveText(fr.ad.never.title);
  const measure = () =>
    page.evaluate(() => {
      const fits = (outer: string, inner: string) => {
        const a = document.querySelector(outer)?.getBoundingClientRect();
        const b = document.querySelector(`${outer} ${inner}`);
        return !a || !b || (b.scrollHeight <= Math.ceil(a.height) && b.scrollWidth <= Math.ceil(a.width));
      };
      return (['', '200%'] as const).map((size) => {
        document.documentElement.style.fontSize = size;
        const height = document.querySelector('[data-ad="in-page"]')?.clientHeight;
        return { isWhole: fits('[data-ad="banner"]', 'aside'), height };
      });
    });
  for (const language of ['fr', 'en'] as const) {
    if (language === 'en') await page.getByRole('button', { name: 'EN: switch to English' }).click();
    for (const width of [320, 390, 599, 600, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(strip(page).getByRole('complementary')).toHaveCount(width < 600 ? 1 : 0);
      const heights = [new Set(), new Set()] as const;
      for (const _ of ADS) {
        for (const [at, { isWhole, height }] of (await measure()).entries()) {
          expect(isWhole, `banner at ${width}, size ${at}`).toBe(true);
          heights[at]?.add(height);
        }
        await turn(page);
      }
      const [normal, large] = heights;
      expect([...normal], `at ${width}`).toHaveLength(1);
      if (width > 320) expect([...large], `at ${width}, text twice as large`).toHaveLength(1);
    }
  }
});
