import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A dark theme changes colors and nothing else, so only what is about colors is looked at a second time. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the current page. Without frames: those are of other origins. */
async function violationsIn(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const options: RunOptions = {
    iframes: false,
    preload: false,
    // of the others nothing is asked, and they are much
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  };
  return page.evaluate(async (chosen) => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run(chosen);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
}

/** Runs axe on the current page, in both themes (the device's, which the app follows): it must find nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  // a page that is still loading would be blamed for what it hasn't got yet
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page).toHaveTitle(/./);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await expect(page.locator(`html.${scheme}`)).toBeAttached();
    // what is still fading in would be judged by its half-tones
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    const found = await violationsIn(page, scheme === 'light' ? undefined : ABOUT_COLORS);
    expect(found, `${scheme}: ${page.url()}`).toEqual([]);
  }
}
