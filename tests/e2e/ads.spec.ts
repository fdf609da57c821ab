import type { Locator, Page } from '@playwright/test';
import { ADS } from '../../domain/ads/catalogue.ts';
import { isHydrated } from './hydration.ts';
import { countShifts } from './layout-shift.ts';
import { expect, test } from './support.ts';

const strip = (page: Page) => page.locator('[data-ad="banner"]');
const room = (page: Page) => page.locator('[data-ad="in-page"]');

/** Opens a page whose clock only the test turns, without a font that would move it. */
async function open(page: Page, address: string): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await countShifts(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
/** Without a frame, which this clock would hold back. */
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);
/** Turns the clock by what one ad stays. */
const turn = (page: Page) => page.clock.runFor(10_000);
/** Turns the clock until something is there: time counts from when the app has started. */
const turnUntil = (sign: Locator) =>
  expect(async () => {
    await sign.page().clock.runFor(100);
    expect(await sign.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [0] });
const scrollNear = (page: Page) =>
  room(page).evaluate((slot) => scrollBy(0, slot.getBoundingClientRect().top - innerHeight - 200));

test('the banner of a phone moves nothing, changes every 10 seconds, and stays closed on every page of the visit', async ({
  page,
}) => {
  await open(page, '/about');
  const title = page.getByRole('heading', { level: 1 });
  const place = await title.boundingBox();
  const banner = page.getByRole('complementary', { name: 'Ad at the top of the page' });
  await turnUntil(banner);
  expect(await title.boundingBox()).toEqual(place);
  const link = banner.getByRole('link');
  const first = (await link.textContent()) ?? '';
  await turn(page);
  await expect(link).not.toHaveText(first);
  expect(await shiftOf(page)).toBe(0);
  await banner.getByRole('button', { name: 'Close ad' }).click();
  await expect(page.locator('#content')).toBeFocused();
  await page.clock.runFor(1000);
  await expect(strip(page)).toHaveCount(0);
  await page.goto('/safety');
  await isHydrated(page);
  await turn(page);
  await expect(strip(page)).toHaveCount(0);
});

test('in French, with text twice as large on a small phone, no ad is cut off or wider than its place', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('preferred-language', 'fr'));
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, '/about');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await scrollNear(page);
  const ads = [strip(page), room(page)].map((place) => place.getByRole('complementary'));
  for (const ad of ads) await turnUntil(ad);
  for (const _ of ADS) {
    for (const ad of ads) {
      const isWhole = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
        scrollHeight <= clientHeight && scrollWidth <= clientWidth;
      expect(await ad.evaluate(isWhole), (await ad.textContent()) ?? '').toBe(true);
    }
    await turn(page);
  }
});

test('the ad at the end of a page moves nothing, changes, and pauses on request and while somebody is at it or away', async ({
  page,
}) => {
  await open(page, '/');
  expect(await room(page).evaluate((slot) => slot.clientHeight)).toBe(0);
  await scrollNear(page);
  const ad = page.getByRole('complementary', { name: 'Ad', exact: true });
  await turnUntil(ad);
  await ad.scrollIntoViewIfNeeded();
  expect(await shiftOf(page)).toBe(0);
  const title = ad.getByRole('heading', { level: 2 });
  const elsewhere = page.getByRole('contentinfo').getByRole('link').first();
  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  const press = (name: string) => ad.getByRole('button', { name }).press('Enter');
  for (const [hold, release] of [
    [() => ad.getByRole('link').focus(), () => elsewhere.focus()],
    [() => ad.hover(), () => page.mouse.move(0, 0)],
    [() => setHidden(true), () => setHidden(false)],
    [() => press('Pause ads'), () => press('Resume ads')],
  ] as const) {
    const shown = (await title.textContent()) ?? '';
    await hold();
    await turn(page);
    await turn(page);
    await expect(title).toHaveText(shown);
    await release();
    await elsewhere.focus();
    await turn(page);
    await expect(title).not.toHaveText(shown);
  }
});
