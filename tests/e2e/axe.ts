import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A dark theme changes colours and nothing else, so only what is about colours is looked at a second time. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Lets axe look at the page as it is now, in both themes (the device's, which the app follows): it must find nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await expect(page.locator(`html.${scheme}`)).toBeAttached();
    // what is still fading in would be judged by its half-tones
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    // legacy: without a page of its own for frames of other origins, which there are none of
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (scheme === 'light' ? axe : axe.withRules(ABOUT_COLOURS)).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${scheme}: ${page.url()}`).toEqual([]);
  }
}
