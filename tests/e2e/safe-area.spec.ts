// walks: src/app/site-menu.tsx src/ui/sheet.tsx
import type { Page } from '@playwright/test';
import { expect, makeCreator, signInOn, test } from './support.ts';

/** An iPhone 15 upright and on its side, in points. */
const UPRIGHT = { size: { width: 393, height: 852 }, insets: { top: 59, right: 0, bottom: 34, left: 0 } };
const SIDEWAYS = { size: { width: 852, height: 393 }, insets: { top: 0, right: 59, bottom: 21, left: 59 } };
type Held = typeof UPRIGHT;

/** Holds the phone in one way: what its round corners, island and home bar cover is as on the device. */
async function hold(page: Page, { size, insets }: Held): Promise<void> {
  await page.setViewportSize(size);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Expects that everything to press in what stays in place while the page scrolls is clear of what the phone covers. */
async function expectClear(page: Page, { size, insets }: Held, atLeast: number): Promise<void> {
  const boxes = await page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        element.matches(':popover-open, :modal') ||
        stays(element.parentElement));
    // what is scrolled out of sight can be scrolled back
    const isInSight = (element: Element, { left, top, width, height }: DOMRect) =>
      element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    return [...document.querySelectorAll('a[href], button')]
      .filter((element) => stays(element) && isInSight(element, element.getBoundingClientRect()))
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { what: element.textContent || element.ariaLabel, left, top, right, bottom };
      });
  });
  expect(boxes.length).toBeGreaterThanOrEqual(atLeast);
  const covered = boxes.filter(
    ({ left, top, right, bottom }) =>
      left < insets.left ||
      top < insets.top ||
      right > size.width - insets.right ||
      bottom > size.height - insets.bottom,
  );
  expect(covered).toEqual([]);
}

test("the menu, a sheet and the dashboard's navigation avoid the notch and the home bar, upright and sideways", async ({
  page,
}) => {
  const creator = await makeCreator();
  const menu = page.locator(':popover-open');
  const button = page.getByRole('button', { name: 'Menu' });
  await page.goto('/about');
  for (const held of [UPRIGHT, SIDEWAYS]) {
    await hold(page, held);
    await button.click();
    await expect(menu).toBeVisible();
    await expectClear(page, held, 3);
    const toggle = await button.boundingBox();
    expect((await menu.boundingBox())?.y).toBeGreaterThanOrEqual((toggle?.y ?? 0) + (toggle?.height ?? 0));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }

  await page.goto(`/${creator.username}/anonymous-messages`);
  await page.getByRole('button', { name: 'What Zoe will see' }).click();
  await expect(page.getByRole('dialog').getByText('127.0.0.1')).toBeVisible();
  for (const held of [SIDEWAYS, UPRIGHT]) {
    await hold(page, held);
    await expectClear(page, held, 1);
  }

  await signInOn(page, creator);
  for (const held of [UPRIGHT, SIDEWAYS]) {
    await hold(page, held);
    await expectClear(page, held, 5);
  }
});
