// walks: src/app/site-menu.tsx src/ui/sheet.tsx
import type { Page } from '@playwright/test';
import { expect, makeCreator, signInOn, test } from './support.ts';

/** An iPhone 15 upright and on its side, in points. */
const UPRIGHT = { size: { width: 393, height: 852 }, insets: { top: 59, right: 0, bottom: 34, left: 0 } };
const SIDEWAYS = { size: { width: 852, height: 393 }, insets: { top: 0, right: 59, bottom: 21, left: 59 } };

/**
 * Holds the phone in both ways, and expects that so much to press stays in place while the page scrolls, and is clear of
 * what round corners, island and home bar cover.
 */
async function expectClear(page: Page, atLeast: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const { size, insets } of [UPRIGHT, SIDEWAYS]) {
    await page.setViewportSize(size);
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const boxes = await page.evaluate(() => {
      const stays = (element: Element | null): boolean =>
        element !== null &&
        (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
          element.matches(':popover-open, :modal') ||
          stays(element.parentElement));
      return [...document.querySelectorAll('a[href], button')].filter(stays).flatMap((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        // what is scrolled out of sight can be scrolled back
        const isInSight = element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        return isInSight ? [{ what: element.textContent || element.ariaLabel, left, top, right, bottom }] : [];
      });
    });
    expect(boxes.length).toBeGreaterThanOrEqual(atLeast);
    const isCovered = ({ left, top, right, bottom }: (typeof boxes)[number]) =>
      left < insets.left ||
      top < insets.top ||
      right > size.width - insets.right ||
      bottom > size.height - insets.bottom;
    expect(boxes.filter(isCovered)).toEqual([]);
  }
}

test("the menu, a sheet and the dashboard's navigation avoid the notch and the home bar, upright and sideways", async ({
  page,
}) => {
  const creator = await makeCreator();
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator(':popover-open')).toBeVisible();
  await expectClear(page, 3);

  await page.goto(`/${creator.username}/anonymous-messages`);
  await page.getByRole('button', { name: 'What Zoe will see' }).click();
  await expect(page.getByRole('dialog').getByText('127.0.0.1')).toBeVisible();
  await expectClear(page, 1);

  await signInOn(page, creator);
  await expectClear(page, 5);
});
