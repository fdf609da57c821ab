import type { Page } from '@playwright/test';
import { isHydrated } from './hydration.ts';
import { expect, makeCreator, makeQuiz, test } from './support.ts';

/** The number that a text holds now. */
async function count(page: Page, text: RegExp): Promise<number> {
  const [, number] = text.exec((await page.getByText(text).first().textContent()) ?? '') ?? [];
  return Number(number?.replace(/\D/g, ''));
}

test('the example counters begin where they should, say that they are examples, and rise by 0 to 2 every 3 seconds', async ({
  page,
}) => {
  const creator = await makeCreator();
  const { path } = await makeQuiz(creator, 'know-me');
  await page.clock.install({ time: 0 });
  for (const [address, text, start] of [
    [path, /([\d,]+) people playing/, 247],
    [`/${creator.username}/messages`, /([\d,]+) friends just created their quiz/, 1247],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(text)).toContainText('(sample number)');
    await isHydrated(page);
    let before = await count(page, text);
    expect(before).toBe(start);
    for (let tick = 0; tick < 12; tick += 1) {
      await page.clock.runFor(3000);
      const now = await count(page, text);
      expect(now - before).toBeGreaterThanOrEqual(0);
      expect(now - before).toBeLessThanOrEqual(2);
      before = now;
    }
    expect(before).toBeGreaterThan(start);
  }
});
